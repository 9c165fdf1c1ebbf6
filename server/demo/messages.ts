/** Messages between demo members. */
const MINUTE = 1;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface DemoLine {
  from: string;
  /** Minutes before the seeding. */
  age: number;
  content: string;
}
interface DemoConversation {
  between: [string, string];
  /** Oldest first. */
  lines: DemoLine[];
  /** This many of the last messages, all by the same member, are unread. */
  unread: number;
}

const line = (from: string, age: number, content: string): DemoLine => ({ from, age, content });

export const CONVERSATIONS: DemoConversation[] = [
  {
    between: ['edmund-achter', 'noor-halabi'],
    unread: 2,
    lines: [
      line(
        'edmund-achter',
        9 * DAY,
        'The harbor has arrived. Flat, dry and rather smaller than the feeling.',
      ),
      line(
        'noor-halabi',
        9 * DAY - 40,
        'That is the best customs note I have had all year. Which wall gets it?',
      ),
      line(
        'edmund-achter',
        8 * DAY,
        'The corridor, at eye height, where you have to stop to take off your coat. I have asked for a wooden frame with a deep spacer, so that nothing touches the ink.',
      ),
      line(
        'noor-halabi',
        8 * DAY - 25,
        'Good. Ask for museum glass only if a lamp faces it. Otherwise, spend the money on lunch.',
      ),
      line(
        'edmund-achter',
        3 * HOUR,
        'Lunch it was. One more question: are the sheets in Down to the Blue glued, or do they float?',
      ),
      line('edmund-achter', 3 * HOUR - 2, 'I only ask because of the shadow on the fourth one.'),
    ],
  },
  {
    between: ['hanne-fjeld', 'noor-halabi'],
    unread: 1,
    lines: [
      line('noor-halabi', 4 * DAY, 'Would you trade a tray of marbled paper for something that holds tea?'),
      line(
        'hanne-fjeld',
        4 * DAY - 90,
        'Gladly. I have a cup with a thumbprint in the glaze that I could never sell and cannot throw away.',
      ),
      line(
        'noor-halabi',
        3 * DAY,
        'A thumbprint is the whole point. I will post you two sheets from the same tray, so that they can argue.',
      ),
      line(
        'hanne-fjeld',
        26 * HOUR,
        'The cup is packed. Marked fragile in three languages, one of them mine.',
      ),
    ],
  },
  {
    between: ['mina-okoro', 'suvi-raunio'],
    unread: 1,
    lines: [
      line(
        'suvi-raunio',
        6 * DAY,
        'How do you keep the ribbons from meeting? I count no crossings at all in Traffic.',
      ),
      line(
        'mina-okoro',
        6 * DAY - 30,
        'Each one asks its neighbors before it turns. Most of the drawing is asking.',
      ),
      line(
        'suvi-raunio',
        5 * DAY,
        'I would like to try the rule on a plotter. May I, with your name beside the parameters?',
      ),
      line(
        'mina-okoro',
        5 * DAY - 15,
        'Please do. Send me the first one that goes wrong; those are usually mine.',
      ),
      line('suvi-raunio', 5 * HOUR, 'It went wrong at line 412, beautifully. I am posting you the sheet.'),
    ],
  },
  {
    between: ['mina-okoro', 'priya-sorel'],
    unread: 0,
    lines: [
      line(
        'priya-sorel',
        12 * DAY,
        'The succulent hangs above the ovens now. The morning shift has given it a name.',
      ),
      line('mina-okoro', 12 * DAY - 55, 'I hope the name is not Steve.'),
      line('priya-sorel', 12 * DAY - 57, 'It is Doris. She prefers indirect light.'),
      line(
        'mina-okoro',
        11 * DAY,
        'Then Doris is in the right place. Thank you for telling me. Prints rarely write home.',
      ),
    ],
  },
  {
    between: ['kwame-lisle', 'priya-sorel'],
    unread: 1,
    lines: [
      line(
        'priya-sorel',
        2 * DAY,
        'Before I post a project: what do you need to know to price a book cover?',
      ),
      line(
        'kwame-lisle',
        2 * DAY - 70,
        'Trim size, print run, how many rounds, and one sentence on what the book is afraid of.',
      ),
      line('priya-sorel', 90, 'It is afraid of being mistaken for a cookbook. There is bread on every page.'),
    ],
  },
  {
    between: ['june-abara', 'teodor-vance'],
    unread: 0,
    lines: [
      line(
        'teodor-vance',
        7 * DAY,
        'I painted from one of the photographs here. Does the credit go in the description?',
      ),
      line(
        'june-abara',
        7 * DAY - 45,
        'It depends on the license beside it. With CC BY: name the photographer, link to the license and say what you changed. With CC0 you need not, though it is kind.',
      ),
      line('teodor-vance', 7 * DAY - 50, 'Then I will be kind. Thank you, June.'),
    ],
  },
];
