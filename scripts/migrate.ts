/** Applies the migrations to DATABASE_URL: `npm run db:migrate`. The server does the same at start. */
import { ConfigError, readEnvironment } from '../server/config.ts';
import { migrateDatabase } from '../server/db/open.ts';

try {
  const { databaseDirectUrl: url } = readEnvironment();
  if (!url)
    throw new ConfigError('Set DATABASE_URL. The embedded database is migrated when the server starts.');
  await migrateDatabase(url);
  console.log('The database is up to date.');
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
