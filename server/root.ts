import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The project's folder. Source files and the bundle that `npm start` runs are at different depths below it. */
export const ROOT = path.dirname(findPackageJSON(import.meta.url)!);

/** `npm run dev`: Vite serves the client from its source. */
export const IS_DEV = process.argv.includes('--dev');
