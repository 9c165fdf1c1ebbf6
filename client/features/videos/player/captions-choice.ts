import { useState } from 'react';

const KEY = 'captions';

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Whether captions are shown: the viewer's own choice, for every video of this browser. */
export function useCaptionsChoice() {
  const [shows, setShows] = useState(read);
  const toggle = () => {
    setShows(!shows);
    try {
      localStorage.setItem(KEY, shows ? 'off' : 'on');
    } catch {
      // Then the choice holds for this video.
    }
  };
  return [shows, toggle] as const;
}
