// Development: plays whole games by clicks against a running server. node tools/play.mjs URL [seconds] [shots-prefix]
import { chromium } from 'playwright-core';

const [url = 'http://localhost:8970/', seconds = '240', prefix = 'g'] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const problems = [];
page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
page.on('pageerror', (error) => problems.push(`page error: ${error.stack}`));
await page.addInitScript(() => localStorage.setItem('benben', JSON.stringify({ pace: 'skip', motion: 'off', confirm: true })));
await page.goto(url);
await page.locator('[data-choice=play-now]').click();
const end = Date.now() + Number(seconds) * 1000;
const seen = new Set();
let clicks = 0;
let idle = 0;
while (Date.now() < end) {
  if (await page.locator('.end').count()) break;
  const step = (await page.locator('.prompt b').first().textContent().catch(() => '')) ?? '';
  const name = step.replace(/[^a-z]+/gi, '-').toLowerCase().slice(0, 30);
  if (!seen.has(name)) {
    seen.add(name);
    await page.screenshot({ path: `shots/${prefix}-${String(seen.size).padStart(2, '0')}-${name}.png` });
  }
  const spots = await page.evaluate(() => {
    const hexes = [...document.querySelectorAll('.hits polygon.can')].map((e) => `[data-hex="${e.dataset.hex}"]`);
    const sides = [...document.querySelectorAll('path[data-side]')].map((e) => `[data-side="${e.dataset.side}"]`);
    const buttons = [...document.querySelectorAll('button[data-choice], g[data-choice]')]
      .filter((e) => !e.disabled && e.checkVisibility() && !['undo'].includes(e.dataset.choice))
      .map((e) => `[data-choice="${e.dataset.choice}"]`);
    return { hexes, sides, buttons: [...new Set(buttons)] };
  });
  const continueOn = spots.buttons.find((b) => /continue|confirm|seal/.test(b));
  const pool = spots.buttons.filter((b) => !b.includes('"pass"') || Math.random() < 0.35);
  const pick = continueOn ?? [...spots.hexes, ...spots.sides.slice(0, 3), ...pool][Math.floor(Math.random() * (spots.hexes.length + Math.min(3, spots.sides.length) + pool.length))];
  if (!pick) {
    await page.waitForTimeout(120);
    if (++idle > 150) {
      problems.push(`stuck: ${step}`);
      break;
    }
    continue;
  }
  idle = 0;
  clicks++;
  await page.locator(pick).first().click({ timeout: 2500, force: pick.includes('data-side') }).catch((error) => problems.push(`${step} | ${pick}: ${String(error).split('\n')[0]}`));
  await page.waitForTimeout(60);
}
await page.waitForTimeout(600);
await page.screenshot({ path: `shots/${prefix}-end.png` });
console.log({ clicks, ended: (await page.locator('.end').count()) > 0, steps: [...seen] });
console.log([...new Set(problems)].slice(0, 30).join('\n'));
await browser.close();
