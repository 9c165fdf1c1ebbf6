/** The demo members who sign in, for whoever starts the server. */
import type pg from 'pg';

export const DEMO_PASSWORD = 'atelier-demo';
export const emailOf = (slug: string): string => `${slug}@atelier.test`;

/** In a few words. */
const MEMBERS: Record<string, string> = {
  'mina-okoro': 'Mina Okoro, artist, Premium',
  'teodor-vance': 'Teodor Vance, artist',
  'suvi-raunio': 'Suvi Raunio, artist',
  'dario-quintela': 'Second Guess, artist',
  'ottilie-brandt': 'Brandt Druck, artist',
  'kwame-lisle': 'Kwame Lisle, designer',
  'noor-halabi': 'Noor Halabi, artist, Premium',
  'hanne-fjeld': 'Fjeld Keramikk, artist',
  'rosalba-nieto': 'Rosalba Nieto, artist',
  'edmund-achter': 'Edmund Achter, collector',
  'priya-sorel': 'Priya Sorel, client',
  'june-abara': 'June Abara, moderator',
  'ada-lund': 'Ada Lund, admin',
  'edda-winter': 'Edda Winter, follows no one yet',
  'jonas-field': 'Jonas Field, has just signed up',
};

export interface DemoMember {
  email: string;
  note: string;
}

/** Those who exist in this database. */
export async function listDemoMembers(pool: pg.Pool): Promise<DemoMember[]> {
  const members = Object.entries(MEMBERS).map(([slug, note]) => ({ email: emailOf(slug), note }));
  const { rows } = await pool.query<{ email: string }>('select email from users where email = any($1)', [
    members.map(({ email }) => email),
  ]);
  const there = new Set(rows.map(({ email }) => email));
  return members.filter(({ email }) => there.has(email));
}
