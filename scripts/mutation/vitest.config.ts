/** The tests that need no database. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'shared/**/*.test.ts',
      'server/features/**/policy.test.ts',
      'server/features/payments/ledger/movements.test.ts',
      'server/features/payments/reconciliation/compare-charges.test.ts',
      'server/features/hire/escrow/split.test.ts',
    ],
    // A mutant of a constant is seen only by modules that are loaded anew.
    isolate: true,
  },
});
