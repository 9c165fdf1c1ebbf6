/**
 * Entry of `dist/server/main.js`. Turns on source maps before the rest is loaded, so stack traces name source files; those
 * of threads name the bundle's. `--enable-source-maps` would also keep the maps of packages in memory, some 7 MiB.
 */
import { setSourceMapsSupport } from 'node:module';

setSourceMapsSupport(true);
await import('./main.ts');
