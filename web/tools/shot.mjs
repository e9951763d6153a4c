// Development: node tools/shot.mjs NAME URL [WIDTHxHEIGHT] [selector-to-hover | "click:sel"]…
import { chromium } from 'playwright-core';

const [name, url, size = '1440x900', ...acts] = process.argv.slice(2);
const [width, height] = size.split('x').map(Number);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: width < 600 ? 2 : 1, hasTouch: width < 600 });
page.on('console', (message) => ['error', 'warning'].includes(message.type()) && console.log('console:', message.text()));
page.on('pageerror', (error) => console.log('page error:', error.message));
await page.goto(url);
await page.waitForSelector('.hdr', { timeout: 20000 });
await page.waitForTimeout(1500);
for (const act of acts) {
  if (act.startsWith('click:')) await page.locator(act.slice(6)).first().click();
  else if (act.startsWith('wait:')) await page.waitForTimeout(Number(act.slice(5)));
  else await page.locator(act).first().hover({ force: true });
  await page.waitForTimeout(400);
}
await page.screenshot({ path: `shots/${name}.png` });
await browser.close();
