/** Projects in progress, under review, or waiting for a moderator. */
import { archive, picture, sheet } from './hire-files.ts';
import type { PlannedProject } from './hire-plan.ts';
import {
  accept,
  agreeOn,
  askChanges,
  deliver,
  dispute,
  finish,
  plan,
  propose,
  sendBack,
  share,
} from './hire-steps.ts';

const DIRECTIONS = 'Two directions, in black only';
const SIZES = 'The chosen mark, drawn at three sizes';
const GRID = 'Page grid and two settings of the notes';
const DUMMY = 'First sixteen pages as a dummy';
const LETTERS = 'One alphabet, cut for lamplight';
const STALLS = 'Thirty signs and the blank one';
const DRAWER = 'The drawer, on a phone and offline';

export const RUNNING_PROJECTS: PlannedProject[] = [
  {
    title: 'A mark for a small publishing list',
    description:
      'Six books a year, essays and translations. The mark sits on spines eleven millimeters wide.',
    category: 'logo_design',
    budget: '$900',
    timeframe: '3 weeks',
    requirements: 'One color, legible at 6 mm. Two directions, not ten.',
    client: 'priya-sorel',
    posted: 18.3,
    applications: [
      {
        by: 'kwame-lisle',
        at: 17.1,
        price: 860,
        days: 21,
        works: [11, 39, 5],
        message:
          'I would start from the spine, not the cover: eleven millimeters is a good teacher. Two directions in the first week, cut from the letters of your own name.',
        shortlisted: 15.6,
      },
      {
        by: 'ottilie-brandt',
        at: 16.4,
        days: 21,
        works: [33, 53, 58],
        message:
          'A mark from one shape in four turns, tested as a stamp before anything else. I print the proofs myself, so you can hold them.',
        shortlisted: 15.5,
      },
      {
        by: 'dario-quintela',
        at: 15.9,
        price: 720,
        days: 14,
        works: [4, 19, 49],
        message:
          'I grow marks in series of three hundred and choose with you. You see the ten that survive, and why the others did not.',
      },
    ],
    steps: [
      ...accept(14.2, 'kwame-lisle'),
      ...share(
        14.1,
        'client',
        sheet('spine-sizes.pdf', 'Spines of the first six books', [
          'The translations: 11, 11 and 13 mm. The essays: 9, 12 and 15 mm, all of them sewn and flat.',
          'The mark stands 8 mm above the foot, whatever the height of the book. Nothing else is near it.',
          'Cloth is unbleached linen for the first year, blocked in black. From the second year on there may be one color.',
          'At 9 mm the mark may be no wider than 6 mm, or it runs over the joint.',
        ]),
      ),
      ...plan(14, 'designer', DIRECTIONS, { description: 'Each at 60 mm and at 6 mm, on linen.', due: 7.5 }),
      ...plan(13.9, 'designer', SIZES, {
        description:
          'At 6, 11 and 60 millimeters. The small one has a thinner gap, look at it from an arm’s length.',
        due: -1,
      }),
      ...plan(13.8, 'designer', 'Final files and a page of rules', {
        description: 'SVG, PDF and PNG, in black and in one color.',
        due: -6.8,
      }),
      ...share(
        8.2,
        'designer',
        sheet(
          'two-directions.pdf',
          'Two directions',
          [
            'A. Circles. A red one behind a black one with a sliver taken away. It reads as a moon, and turned as a page.',
            'B. Letters. The first two of your name share a stem, and the stem is the spine.',
            'Both are shown in black only, at 60 mm and at 6 mm, since that is where one of them will fail.',
          ],
          'Please print it at 100%, not on screen.',
        ),
        DIRECTIONS,
      ),
      ...finish(8.1, DIRECTIONS, 'Circles and letters. I have a favorite and will not say which.'),
      ...agreeOn(7.2, DIRECTIONS, 'The circles. It reads as a moon and as an open book.'),
      ...share(
        0.22,
        'designer',
        picture(
          'second-round-a.jpg',
          'courses/brand-marks.webp',
          'The crescent with its construction lines.',
        ),
        SIZES,
      ),
      ...share(
        0.21,
        'designer',
        picture('second-round-b.jpg', 'artworks/39-orbit.webp', 'The dotted version, for posters only.'),
        SIZES,
      ),
      ...finish(0.2, SIZES, 'The gap at 6 mm is 0.4 mm wide. Any less and the linen closes it.'),
    ],
  },
  {
    title: 'Catalog for a collection of works on paper',
    description:
      'Sixty prints and drawings, each with a page and a short note. A private edition of two hundred for friends and lenders.',
    category: 'print_design',
    budget: '$3,200 plus printing',
    timeframe: '10 weeks',
    requirements:
      'Experience with art books. Thread sewn, uncoated stock. I will supply photographs and texts.',
    client: 'edmund-achter',
    posted: 32.1,
    applications: [
      {
        by: 'ottilie-brandt',
        at: 30.5,
        days: 70,
        works: [58, 33],
        message:
          'I would print the sheets where I can smell them. Uncoated, sewn on the long side, and the notes set small enough that you look first. I would pass on the printing at cost.',
        shortlisted: 28.9,
      },
      {
        by: 'kwame-lisle',
        at: 29.6,
        price: 3600,
        days: 60,
        works: [11, 43],
        message:
          'A catalog is a walk. I would pace yours in six rooms of ten, with one empty page between them, and set the notes in Marrow.',
      },
      {
        by: 'mina-okoro',
        at: 28.8,
        days: 56,
        message: 'I have always wanted to draw an index. May I?',
        withdrawn: 27.2,
      },
    ],
    steps: [
      ...accept(25.4, 'ottilie-brandt'),
      ...plan(25, 'designer', GRID, { due: 16 }),
      ...plan(24.9, 'designer', DUMMY, {
        description: 'Folded and sewn, on the stock of the edition.',
        due: 1,
      }),
      ...plan(24.8, 'designer', 'All pages, proof and colophon', { due: -30 }),
      ...finish(17.3, GRID, 'Twelve columns, of which the pictures never use the first.'),
      ...agreeOn(
        16.1,
        GRID,
        'The second setting, with the number in the margin. My sister can read it without glasses.',
      ),
      ...share(
        6.3,
        'designer',
        sheet(
          'dummy-sixteen-pages.pdf',
          'First sixteen pages',
          [
            'Pages 1 to 3: title, colophon, and one blank page, which is not a mistake.',
            'Pages 4 to 15: twelve works in the order of the drawers, the notes below the line.',
            'Page 16: where the thread shows.',
          ],
          'To be folded along the dotted line; the sewn one is in the post.',
        ),
        DUMMY,
      ),
      ...finish(
        6.2,
        DUMMY,
        'The sewn copy should be with you on Tuesday. Please turn the pages before you read them.',
      ),
      ...sendBack(
        4.6,
        DUMMY,
        'It opens beautifully. Numbers 7 and 8 face each other and quarrel; could the cyanotype move on by one?',
      ),
      ...share(
        2.1,
        'designer',
        sheet(
          'dummy-sixteen-pages.pdf',
          'First sixteen pages, once more',
          [
            'The cyanotype is now number 9, and faces the empty page. They get on.',
            'Everything after it moved by one, and the notes with it.',
          ],
          'Second version: 7 and 8 are apart.',
        ),
        DUMMY,
      ),
      ...propose(0.9, 'client', 'One bound copy before the edition', {
        description: 'I would like to hold one, with the cloth, before two hundred are made.',
        due: -16,
      }),
    ],
  },
  {
    title: 'Signs for a night market',
    description:
      'Thirty stalls, one square, two evenings a month. We need signs that can be read by lamplight, and a way for each stall to add its own word.',
    category: 'print_design',
    budget: '$2,400',
    timeframe: '5 weeks',
    requirements:
      'Paint or print on board, no plastic. Some of us do not read; colors and shapes have to do as well.',
    client: 'rosalba-nieto',
    posted: 44.6,
    applications: [
      {
        by: 'mina-okoro',
        at: 43.2,
        price: 2300,
        days: 40,
        works: [3, 36],
        message:
          'Each stall gets a color and a small beast, and the word below is yours. I would come at night; there is no point drawing for lamps in the sun.',
        shortlisted: 42.1,
      },
      {
        by: 'ottilie-brandt',
        at: 42.6,
        days: 30,
        works: [53],
        message:
          'Three inks on gray board, printed in one run. The blank sign is a stencil, so anyone can add a word.',
      },
    ],
    steps: [
      ...accept(40.3, 'mina-okoro'),
      ...plan(39.8, 'designer', LETTERS, { due: 26 }),
      ...plan(39.7, 'designer', STALLS, { due: 4 }),
      ...finish(27.4, LETTERS, 'Strokes twice as wide as by day, and no lowercase: flames eat counters.'),
      ...agreeOn(25.7, LETTERS, 'We hung three of them on Saturday. Read from the fountain, by all of us.'),
      ...finish(9.6, STALLS, 'All thirty, and the blank one as a stencil.'),
      ...agreeOn(9.1, STALLS, 'The beasts have names by now.'),
      ...deliver(8.8, 'Thirty boards, the stencil and a sheet on how to repaint them.'),
      ...askChanges(
        7.5,
        'The tamales and the candles are too alike beside each other: both amber. Could one of them be green?',
      ),
      ...share(
        2.6,
        'designer',
        picture(
          'all-thirty-at-night.jpg',
          'artworks/36-everyone-is-still-up.webp',
          'Seen from the fountain.',
        ),
        STALLS,
      ),
      ...share(
        2.55,
        'designer',
        archive(
          'night-market-signs.zip',
          {
            'how-to-repaint.txt':
              'Chalk the outline through the stencil. Two coats of casein, the ground first.\nThe beast last, in one go. Let it dry under the roof, never in the sun.\n',
            'stalls.csv':
              'stall,word,color,beast\n1,TAMALES,amber,armadillo\n2,VELAS,green,moth\n3,PAN,rust,hen\n4,FLORES,plum,hummingbird\n',
          },
          'How they are repainted, and the list of all stalls.',
        ),
        STALLS,
      ),
      ...deliver(2.5, 'The candles are green now, and their moth is larger. Everything else is as it was.'),
    ],
  },
  {
    title: 'An inventory app for a print drawer',
    description:
      'I can never find the one I mean. Photo, size, paper, where it is, who has borrowed it; for one person, on a phone, beside the drawer.',
    category: 'mobile_app',
    budget: '$2,800',
    timeframe: '6 weeks',
    requirements:
      'No account and no cloud. It has to export everything to a file that I can read in twenty years.',
    client: 'edmund-achter',
    posted: 58.4,
    applications: [
      {
        by: 'dario-quintela',
        at: 57.3,
        price: 2600,
        days: 42,
        works: [19],
        message:
          'A phone, a camera and a text file; the rest is manners. I would have it at your drawer after three weeks, without beauty, and make it calm in the other three.',
      },
    ],
    steps: [
      ...accept(55.8, 'dario-quintela'),
      ...plan(55.2, 'designer', DRAWER, { description: 'Adding, finding, lending. One export.', due: 30 }),
      ...finish(33.4, DRAWER, 'It is on your phone. The export is one CSV and a folder of pictures.'),
      ...sendBack(
        31.2,
        DRAWER,
        'Adding works well. Finding does not: it only knows the title, and I only know the paper.',
      ),
      ...finish(22.9, DRAWER, 'It finds by paper, by size and by drawer now.'),
      ...agreeOn(21.6, DRAWER, 'It does. Thank you.'),
      ...deliver(12.2, 'Finished, with the second export you asked for by phone.'),
      ...askChanges(10.9, 'The export leaves out who has borrowed what. That column is why I wanted it.'),
      ...share(
        9.4,
        'client',
        sheet(
          'what-we-agreed.pdf',
          'What we agreed on',
          [
            'From my post: photo, size, paper, where it is, who has borrowed it.',
            'In this week’s export: title, size, paper, drawer. The last column is missing.',
            'I can add it by hand for sixty works, but not for everything after that.',
          ],
          'My post and the export, side by side.',
        ),
      ),
      ...dispute(
        1.6,
        'client',
        'The export still leaves out the loans, which were in the brief from day one. Dario says they’re extra and wants another $400. I don’t agree.',
      ),
      ...share(
        1.2,
        'designer',
        archive(
          'export-with-loans.zip',
          {
            'works.csv':
              'title,width_cm,height_cm,paper,drawer\n"Harbour, No Wind",45,34,"Japanese, 60 g",2\n"Tray No. 11",35,47,"marbled, on laid",3\n',
            'notes.txt':
              'Loans are kept in the app as notes, since a loan has a beginning and an end and a work can have many.\nOne column cannot say that; a second file can. That file is what I offered.\n',
          },
          'The export as it is, and why the loans are not one column.',
        ),
      ),
      ...share(
        1.1,
        'designer',
        picture(
          'the-drawer-screen.jpg',
          'artworks/49-brass-lantern.webp',
          'The object on the loading screen, as approved.',
        ),
      ),
    ],
  },
];
