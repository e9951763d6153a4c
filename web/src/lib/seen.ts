/** For what costs something to fetch or draw: not before it can be seen. */
import type { Attachment } from 'svelte/attachments';

export const whenSeen =
  (act: () => void): Attachment =>
  (element) => {
    const watch = new IntersectionObserver((found) => {
      if (!found.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      act();
    }, { rootMargin: '120px' });
    watch.observe(element);
    return () => watch.disconnect();
  };
