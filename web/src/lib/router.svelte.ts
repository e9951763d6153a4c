/** Addresses of the page: / · /new · /t/{table}#{key} · /replay/{table}#{line} · /results · /how */

export interface Place {
  page: string;
  table: string;
  /** After the #: a key that opens a table, or a moment of a replay. */
  mark: string;
}

export function placeOf(pathname: string, hash: string): Place {
  const [page = '', table = ''] = pathname.split('/').filter(Boolean);
  return { page, table: decodeURIComponent(table), mark: hash.replace(/^#/, '') };
}

const here = () => placeOf(location.pathname, location.hash);
export const route = $state<Place>(here());

function look(): void {
  Object.assign(route, here());
}
addEventListener('popstate', look);
addEventListener('hashchange', look);

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  look();
  scrollTo(0, 0);
}

/** For links: a plain click stays inside the page. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
