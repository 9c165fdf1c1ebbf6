import { useState } from 'react';

const KEY = 'captions';

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Whether captions are shown: the viewer's choice for all videos in this browser. */
export function useCaptionsChoice() {
  const [shows, setShows] = useState(read);
  const toggle = () => {
    setShows(!shows);
    try {
      localStorage.setItem(KEY, shows ? 'off' : 'on');
    } catch {
      // Storage is blocked: the choice applies to this video only.
    }
  };
  return [shows, toggle] as const;
}
