/** Members who like and follow but never sign in. The names are invented. */
import { audienceId } from './identifiers.ts';
import { createRandom } from './random.ts';

const FIRST =
  `Abel Adaeze Agnes Akira Alma Amadou Anouk Ansel Aoife Arjun Asta Beatriz Benoit Bram Carmen Celia Chidi
Daan Dalia Davor Edda Elif Emeka Esme Farid Fenna Gaspard Greta Hana Henrik Ida Ilse Imani Ines Ivo Jonas Kaito Keziah
Lale Leif Lucia Maeve Malik Marit Mateo Nadia Nils Nkechi Odile Olu Paloma Petra Quill Rafa Rhea Saoirse Selim Sigrid
Tariq Tove Uma Vera Wanjiru Yara Zeno`.split(/\s+/);
const LAST =
  `Adeyemi Albrecht Almeida Anders Arslan Bakker Balogun Bellamy Berg Castell Cho Corvin Dahl Delacroix Demir
Dupont Ekberg Falk Ferreira Fontaine Garza Graf Haddad Halvorsen Hartl Ibarra Iversen Jansen Kaplan Keita Kimura Kowal
Laurent Lindqvist Lopes Maier Marchetti Mensah Moreau Nakano Nilsen Novak Obi Okafor Oliveira Pavlov Quist Reyes Rossi
Sandoval Sato Silva Sorensen Tanaka Thorne Umar Valdez Vidal Weiss Winter Yilmaz Zeller`.split(/\s+/);
const CITIES = [
  'Lagos',
  'Lisbon',
  'Berlin',
  'Oslo',
  'New York',
  'Tokyo',
  'Nairobi',
  'Lyon',
  'Izmir',
  'Bogota',
  'Mumbai',
  'Cork',
];

const AUDIENCE_SIZE = 520;
const DAY_MS = 86_400_000;
/** Everyone joined before the gallery's oldest reaction. */
const JOINED_AT_LEAST_DAYS_AGO = 470;
const JOINED_WITHIN_DAYS = 430;

export interface AudienceMember {
  id: string;
  firstName: string;
  lastName: string;
  city: string;
  createdAt: Date;
}

export function inventAudience(now: Date): AudienceMember[] {
  const random = createRandom(520);
  const pairs = FIRST.flatMap((firstName) => LAST.map((lastName) => ({ firstName, lastName })));
  return random.sample(pairs, AUDIENCE_SIZE).map((name, index) => ({
    ...name,
    id: audienceId(index),
    city: CITIES[random.below(CITIES.length)]!,
    createdAt: new Date(
      now.getTime() - (JOINED_AT_LEAST_DAYS_AGO + random.next() * JOINED_WITHIN_DAYS) * DAY_MS,
    ),
  }));
}
