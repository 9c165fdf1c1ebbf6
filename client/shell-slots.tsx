/** The features that live in the signed-in frame, each its own chunk. */
import type { ShellSlots } from './components/layout/shell-slots.ts';

export const SHELL_SLOTS: ShellSlots = { overlays: [] };
