/** Finished projects: paid and rated, or cancelled. */
import { picture, sheet } from './hire-files.ts';
import type { PlannedProject } from './hire-plan.ts';
import {
  accept,
  agreeOn,
  approve,
  cancel,
  decide,
  deliver,
  dispute,
  finish,
  passDeadline,
  plan,
  rate,
  share,
  showRatings,
} from './hire-steps.ts';

const LOAVES = 'January to June';
const REST = 'July to December, and the cover';
const PACKETS = 'Twelve packets, cut';

export const ENDED_PROJECTS: PlannedProject[] = [
  {
    title: 'Illustrations for a bread calendar',
    description:
      'Twelve loaves, one for each month, drawn with flour on their sleeves. The calendar pays for the school kitchen.',
    category: 'illustration',
    budget: '$1,500',
    timeframe: '5 weeks',
    requirements: 'Print resolution, two colors plus paper. You keep your copyright and may sell prints.',
    client: 'priya-sorel',
    posted: 68.2,
    applications: [
      {
        by: 'rosalba-nieto',
        at: 66.4,
        days: 35,
        works: [10],
        message:
          'I would stitch each crust and print from the cloth, so you can see the crumbs. May I bake them first? It is the only way to know where the light goes.',
        shortlisted: 65.1,
      },
      {
        by: 'ottilie-brandt',
        at: 65.8,
        price: 1450,
        days: 28,
        works: [21],
        message: 'Twelve risographs in brown and one loud color, which changes with the season.',
      },
    ],
    steps: [
      ...accept(62.3, 'rosalba-nieto'),
      ...plan(61.8, 'designer', LOAVES, { due: 44 }),
      ...plan(61.7, 'designer', REST, { due: 28 }),
      ...share(
        46.2,
        'designer',
        picture(
          'march-flatbread.jpg',
          'artworks/10-bouquet-for-a-wall.webp',
          'March, with the thyme that grew beside it.',
        ),
        LOAVES,
      ),
      ...finish(46.1, LOAVES, 'April is a little burnt. I liked it better.'),
      ...agreeOn(45.2, LOAVES, 'So do we. Please keep it.'),
      ...finish(29.4, REST, 'December is a braid of three flours, and the cover is the tablecloth.'),
      ...agreeOn(28.8, REST, 'The school kitchen has hung December already.'),
      ...deliver(26.2, 'Thirteen sheets at 600 dots an inch, and the cloth itself is in the post.'),
      ...approve(24.1),
      ...rate(
        23.8,
        'client',
        5,
        'She baked every loaf before she drew it. Each sheet came on the day she had named, and the cloth hangs in the school now.',
      ),
      ...rate(
        22.6,
        'designer',
        5,
        'A client who asks questions and then waits for the answer. And there was bread.',
      ),
    ],
  },
  {
    title: 'Seed packets for a street library',
    description:
      'Twelve kinds of seeds, given away in a box on our corner. You should recognize each packet from three steps away by its shape alone.',
    category: 'illustration',
    budget: '$800-$1,000',
    timeframe: '4 weeks',
    client: 'hanne-fjeld',
    posted: 39.5,
    applications: [
      {
        by: 'noor-halabi',
        at: 38.1,
        price: 960,
        days: 28,
        works: [6, 30],
        message:
          'I would cut each plant once, from one sheet, without a pencil. What is left over becomes the back of the packet.',
      },
    ],
    steps: [
      ...accept(36.6, 'noor-halabi'),
      ...plan(36.2, 'designer', PACKETS, { due: 12 }),
      ...share(
        9.3,
        'designer',
        picture(
          'poppy-and-dill.jpg',
          'artworks/30-what-grew-by-the-gate.webp',
          'The two that are easily confused.',
        ),
        PACKETS,
      ),
      ...finish(9.2, PACKETS, 'Dill and fennel differ in one cut. I hope you can see it.'),
      ...agreeOn(8.4, PACKETS, 'My neighbor’s boy told them apart at once.'),
      ...deliver(6.5, 'Twelve cuts as files for the printer, and the paper ones for your wall.'),
      ...approve(3.4),
      ...rate(
        3.1,
        'client',
        5,
        'Twelve plants, and not one of them looks like an icon. She found a use for what was left of every sheet.',
      ),
    ],
  },
  {
    title: 'A map sheet for a coastal footpath',
    description:
      'Nineteen kilometers between two ferries. One sheet that survives a pocket and shows where the water is.',
    category: 'print_design',
    budget: '$640',
    timeframe: '4 weeks',
    client: 'teodor-vance',
    posted: 61.4,
    applications: [
      {
        by: 'kwame-lisle',
        at: 60.2,
        days: 28,
        works: [16],
        message:
          'I would fold it first and draw it afterwards: what is on the outside is what gets looked at in the wind.',
      },
    ],
    steps: [
      ...accept(58.7, 'kwame-lisle'),
      ...share(
        34.9,
        'designer',
        picture(
          'sheet-from-above.jpg',
          'artworks/16-salt-hills-sheet-14.webp',
          'The north half, in four colors.',
        ),
      ),
      ...deliver(34.8, 'Four colors, folded twice. The springs are blue, the doubtful ones are rings.'),
      // No one answered for two weeks.
      ...passDeadline(20.7),
      ...rate(
        19.9,
        'client',
        5,
        'I was on the path with it and out of reach, which is why he had to wait. Every spring was where he had drawn it.',
      ),
      ...showRatings(13.6),
    ],
  },
  {
    title: 'A sleeve for four slow pieces',
    description:
      'Twelve inches, one record, nothing on the front but a picture. The pieces are called after weather.',
    category: 'print_design',
    budget: '$750',
    timeframe: '3 weeks',
    client: 'kwame-lisle',
    posted: 96.3,
    applications: [
      {
        by: 'dario-quintela',
        at: 95.1,
        price: 720,
        days: 21,
        works: [4],
        message: 'I would let one drop settle for as long as each piece lasts, and print where it stopped.',
      },
    ],
    steps: [
      ...accept(93.5, 'dario-quintela'),
      ...deliver(74.2, 'Four drops and one sleeve; the others are for the labels.'),
      ...approve(72.8),
      ...rate(
        72.1,
        'client',
        4,
        'The picture is better than I had hoped. It came three days late, with a good reason but no warning.',
      ),
      ...rate(
        71.4,
        'designer',
        5,
        'Kwame knows what he wants and leaves room around it. I should have called.',
      ),
    ],
  },
  {
    title: 'Identity for a mending club',
    description:
      'We meet on the first Monday of the month and mend what people bring. A name that can be stamped, a poster that can be written on.',
    category: 'branding',
    budget: '$1,200',
    timeframe: '4 weeks',
    client: 'hanne-fjeld',
    posted: 84.1,
    applications: [
      {
        by: 'ottilie-brandt',
        at: 82.7,
        days: 28,
        works: [33],
        message:
          'One stamp, one ink pad, one sheet with a large empty middle. I would mend the name as well: it has a word too many.',
      },
    ],
    steps: [
      ...accept(80.6, 'ottilie-brandt'),
      ...deliver(
        57.9,
        'The stamp is in the post. The poster is one sheet, to be written on with a thick brush.',
      ),
      ...approve(56.4),
      ...rate(
        55.8,
        'client',
        5,
        'Half of what she did was take things away. Forty people came to the first evening.',
      ),
      ...rate(55.2, 'designer', 5, 'Clear, quick, and she sent me a mended cup.'),
    ],
  },
  {
    title: 'A map of one street for a book of walks',
    description:
      'A double page: one street in Marseille, both sides, from the harbor to the steps. No scale, but everything in its order.',
    category: 'illustration',
    budget: '$1,100',
    timeframe: '5 weeks',
    client: 'noor-halabi',
    posted: 78.5,
    applications: [
      {
        by: 'mina-okoro',
        at: 77.2,
        days: 35,
        works: [3],
        message:
          'I would give it one rule, because every street has one: no one builds higher than their neighbor’s laundry.',
      },
    ],
    steps: [
      ...accept(75.3, 'mina-okoro'),
      ...deliver(48.6, 'Both sides, two hundred and eleven windows, and your door.'),
      ...approve(47.9),
      ...rate(
        47.4,
        'client',
        5,
        'She found the rule of my street, which I have walked for twenty years without seeing it.',
      ),
      ...rate(46.9, 'designer', 5, 'Photographs, measurements, stories, all on the first day. A joy.'),
    ],
  },
  {
    title: 'An animated opening for a talk on small rules',
    description:
      'Twenty seconds before I begin to speak, on a wide screen. It should explain one rule without a word.',
    category: 'animation',
    budget: '$600',
    timeframe: '2 weeks',
    client: 'mina-okoro',
    posted: 66.2,
    applications: [
      {
        by: 'suvi-raunio',
        at: 65.4,
        price: 580,
        days: 14,
        works: [45],
        message:
          'Stripes that become spots while people sit down. It can run in a browser, so nothing has to be sent.',
      },
    ],
    steps: [
      ...accept(63.1, 'suvi-raunio'),
      // Due after two weeks; half of another one is refunded.
      ...cancel(31.8),
    ],
  },
  {
    title: 'Backdrops for a shadow play',
    description:
      'Three scenes, painted in layers that part: a village, a river and the inside of a whale. The theater travels in one van.',
    category: 'animation',
    budget: '$1,400',
    timeframe: '6 weeks',
    client: 'rosalba-nieto',
    posted: 90.7,
    applications: [
      {
        by: 'teodor-vance',
        at: 89.3,
        days: 42,
        works: [42],
        message:
          'I would paint them on gauze, so that the lamp decides what is near. I would like to start with the whale.',
      },
    ],
    steps: [
      ...accept(87.4, 'teodor-vance'),
      ...share(
        52.3,
        'designer',
        picture(
          'scene-two-the-river.jpg',
          'artworks/42-every-valley-to-the-sea.webp',
          'The second of three.',
        ),
      ),
      ...deliver(
        45.2,
        'The village and the river. For the whale I would need another month, and the tour can’t wait that long.',
      ),
      ...share(
        44.1,
        'client',
        sheet(
          'what-the-tour-needs.pdf',
          'What the tour needs',
          [
            'Three scenes, in the order of the play: village, river, whale.',
            'Two of them came, and both are beautiful. We have played the third in front of a sheet.',
          ],
          'For the moderator.',
        ),
      ),
      ...dispute(
        43.9,
        'designer',
        'Two of the three scenes are done and in use. I couldn’t paint the third in time. I’m not asking to be paid for it, only for the other two.',
      ),
      ...decide(41.2, {
        outcome: 'split',
        designerAmount: '560.00',
        note: 'You both agree on what was done. The designer keeps $560.00 of the upfront payment for the two scenes in use. The rest is refunded, and nothing more is charged.',
      }),
    ],
  },
];
