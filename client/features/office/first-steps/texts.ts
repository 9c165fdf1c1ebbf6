import type { FirstStep } from '#shared/office/first-steps/contract.ts';

export const steps: Record<FirstStep, { title: string; detail: string }> = {
  imprint: {
    title: 'Say who runs the gallery',
    detail: 'Publish an imprint with your name and address, and read the starting terms and privacy page.',
  },
  prices: {
    title: 'Set commission and Premium',
    detail: 'Defaults apply until you save your own.',
  },
  moderator: {
    title: 'Add someone who moderates',
    detail:
      'No one decides about their own works or orders, so a gallery needs two people. They sign up first.',
  },
  email: { title: 'Test your email', detail: 'Orders and refunds depend on it.' },
  backup: {
    title: 'Make a backup',
    detail: 'Run npm run backup on the server, then once a night. docs/operations.md shows how.',
  },
};
