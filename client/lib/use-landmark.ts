import { useState } from 'react';

/**
 * The container of a floating part: the page's landmark, so that no content is outside of landmarks.
 * Looked up on opening, because the navigation renders before the page.
 * @param isOpenAtOnce it is open on first render
 */
export function useLandmark(isOpenAtOnce = false) {
  const [container, setContainer] = useState(() => (isOpenAtOnce ? document.getElementById('main') : null));
  return {
    container,
    onOpenChange: (isOpen: boolean) => {
      if (isOpen) setContainer(document.getElementById('main'));
    },
  };
}
