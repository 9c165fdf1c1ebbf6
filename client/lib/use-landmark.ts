import { useState } from 'react';

/**
 * Where a floating part is put: inside the page's landmark, so that nothing on the page stands outside of all.
 * Looked up when it opens, because the navigation is there before the page.
 * @param isOpenAtOnce it is first shown open
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
