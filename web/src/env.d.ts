declare module 'virtual:english' {
  const text: string;
  export default text;
}
declare module 'virtual:english/*' {
  const text: string;
  export default text;
}
declare module 'virtual:faces' {
  /** English words of every game's face. */
  const texts: Record<string, string>;
  export default texts;
}
