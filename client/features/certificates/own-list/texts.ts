export const STATES = {
  valid: 'Valid',
  void: 'Void',
  transferred: 'Transferred',
} as const;
