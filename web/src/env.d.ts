declare module 'virtual:english' {
  const text: string;
  export default text;
}
