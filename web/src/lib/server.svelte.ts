/** Where this server can be reached by others in the house: "" if it speaks to this computer only. */
export const server = $state({ address: '' });

const LOCAL = /^(localhost|127\.|\[::1\])/;
/** Whether a link with this page's own address would be of use on another machine. */
export const isShared = () => server.address !== '' || !LOCAL.test(location.host);

/** An address that opens a table for whoever gets it: the key is behind the #, so it is in no log. */
export function linkTo(table: string, key: string): string {
  const origin = LOCAL.test(location.host) && server.address ? server.address.replace(/\/$/, '') : location.origin;
  return `${origin}/t/${table}#${key}`;
}

/** Says whether it worked: without a safe address browsers have no clipboard to write to. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
