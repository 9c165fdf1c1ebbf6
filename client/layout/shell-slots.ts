/** What features put into the signed-in frame, handed down by the app: the frame itself knows no feature. */
import { type ComponentType, createContext } from 'react';

export interface ShellSlots {
  /** The search box in the navigation. */
  Search?: ComponentType;
  /** Bell and list. */
  Notifications?: ComponentType;
  /** The messages button with its badge. */
  Messages?: ComponentType;
  /** Above every signed-in screen: chat, video ads. */
  overlays: readonly ComponentType[];
}

export const ShellSlotsContext = createContext<ShellSlots>({ overlays: [] });
