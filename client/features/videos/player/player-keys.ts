import type { KeyboardEvent } from 'react';

/** Seconds per jump with the arrow keys. */
const JUMP = 5;

export interface PlayerCommands {
  togglePlay: () => void;
  toggleMute: () => void;
  toggleCaptions: () => void;
  toggleFullscreen: () => void;
  /** Moves by this many seconds. */
  jump: (by: number) => void;
}

const isVolume = (target: Element): boolean => target.matches('input[data-volume]');

/** Keys while the focus is in the player: space or k, arrows, m, c, f. A focused control handles its own keys first. */
export function onPlayerKey(event: KeyboardEvent, commands: PlayerCommands): void {
  const target = event.target as Element;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest('[role=menu], [data-own-keys]')) return;
  const arrows: Record<string, () => void> = isVolume(target)
    ? {}
    : { ArrowLeft: () => commands.jump(-JUMP), ArrowRight: () => commands.jump(JUMP) };
  const byKey: Record<string, (() => void) | undefined> = {
    // Space presses a focused button.
    ...(target.closest('button, a') ? {} : { ' ': commands.togglePlay }),
    ...arrows,
    k: commands.togglePlay,
    m: commands.toggleMute,
    c: commands.toggleCaptions,
    f: commands.toggleFullscreen,
  };
  const command = byKey[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!command) return;
  event.preventDefault();
  command();
}
