/** Opens the chat from any screen: its code may load after the click. */
import { useEffect, useEffectEvent } from 'react';
import type { Person } from '#shared/accounts/session/contract.ts';

type Handler = (person: Person) => void;

let handler: Handler | null = null;
let waiting: Person | null = null;

/** Opens the conversation with that person. */
export function openChat(person: Person): void {
  if (handler) handler(person);
  else waiting = person;
}

/** Handles requests to open the chat; an earlier one is delivered at once. */
export function useChatLauncher(onOpen: Handler): void {
  const latest = useEffectEvent(onOpen);
  useEffect(() => {
    const mine: Handler = (person) => latest(person);
    handler = mine;
    if (waiting) mine(waiting);
    waiting = null;
    return () => {
      if (handler === mine) handler = null;
    };
  }, []);
}
