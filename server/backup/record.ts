import { openClient } from '../db/connect.ts';

/** Lets the office know when the last backup was made. Its role may only read: then the office does not know. */
export async function recordBackup(connectionString: string): Promise<void> {
  const client = openClient({ connectionString });
  await client.connect();
  try {
    await client.query(
      `insert into office_readings (name, at, value) values ('backup', now(), '{}')
       on conflict (name) do update set at = excluded.at`,
    );
  } catch {
    // The backup is complete without it.
  } finally {
    await client.end();
  }
}
