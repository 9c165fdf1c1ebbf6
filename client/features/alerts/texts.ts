export const BLUE_PAPER = 'blue paper under 500';
export const tryBluePaper = `Try “${BLUE_PAPER}”`;
