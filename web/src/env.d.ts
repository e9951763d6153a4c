declare module 'virtual:english' {
  const text: string;
  export default text;
}
declare module 'virtual:english/*' {
  const text: string;
  export default text;
}
