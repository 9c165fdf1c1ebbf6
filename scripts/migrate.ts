/** Applies the migrations to DATABASE_URL: `npm run db:migrate`. The server does the same at start. */
import { readEnvironment } from '../server/config.ts';
import { migrateDatabase } from '../server/db/open.ts';

const { databaseDirectUrl: url } = readEnvironment();
if (!url) {
  console.error('Set DATABASE_URL. The embedded database is migrated when the server starts.');
  process.exit(1);
}
await migrateDatabase(url);
console.log('The database is up to date.');
