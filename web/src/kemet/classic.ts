/** What only classic Kemet says, in English: loaded when somebody sits down to it. */
export { default } from 'virtual:english/kemet.classic';
