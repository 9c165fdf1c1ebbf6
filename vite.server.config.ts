/** The server as `npm start` runs it. One bundle, because stripping types and loading 1,700 files takes seconds. */
import path from 'node:path';
import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    outDir: path.resolve(import.meta.dirname, 'dist/server'),
    emptyOutDir: true,
    target: 'node22',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'server/start.ts',
        // The operator's commands: tests run these, because they start in a third of the time.
        backup: 'server/backup.ts',
        reconcile: 'server/reconcile.ts',
        restore: 'server/restore.ts',
        worker: 'server/features/videos/processing/worker.ts',
        'credentials-thread': 'server/providers/credentials/credentials-thread.ts',
        'documents-thread': 'server/documents/documents-thread.ts',
      },
      // Side by side: one finds the threads' files next to its own.
      output: { chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
    },
  },
  // Packages of many small modules. Others stay where they are, because some read files beside their code.
  ssr: {
    noExternal: [
      'drizzle-orm',
      'file-type',
      'mediabunny',
      'rate-limiter-flexible',
      'stripe',
      'zod',
      'zod-openapi',
    ],
  },
});
