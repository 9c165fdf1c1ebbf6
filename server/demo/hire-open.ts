/** Projects without a designer yet, and one that its client cancelled. */
import type { PlannedProject } from './hire-plan.ts';
import { cancel } from './hire-steps.ts';

export const OPEN_PROJECTS: PlannedProject[] = [
  {
    title: 'Website for a neighborhood bakery',
    description:
      'We sell out by eleven and people still ask what we had. I would like a site that shows today’s bread, tomorrow’s order form and nothing else.',
    category: 'web_design',
    budget: '$2,500 to $4,000',
    timeframe: '6 weeks',
    requirements:
      'Works well on old phones. Easy for me to change the list each morning. Please show one small site you have kept running for a year.',
    client: 'priya-sorel',
    posted: 2.3,
    applications: [
      {
        by: 'suvi-raunio',
        at: 1.9,
        price: 3400,
        days: 42,
        works: [34, 52],
        message:
          'One page, one list, one form. You would change the bread by sending a text message at six, and the page would know what sold out. The teaching tool I show has run for three years on a school’s oldest tablet.',
        shortlisted: 0.7,
      },
      {
        by: 'kwame-lisle',
        at: 1.6,
        price: 3100,
        days: 35,
        works: [11, 5],
        message:
          'I would set it like the board on your counter: large, in one face, today on top. I design it and draw the list, and a friend who keeps four small shops online builds it with me. You would get two names and one invoice.',
      },
      {
        by: 'mina-okoro',
        at: 0.8,
        price: 3900,
        days: 42,
        works: [12, 18],
        message:
          'Each loaf could be a small drawing that disappears as it sells, so that at eleven the page is as empty as the shelf. It is a drawing machine of two kilobytes and works without it too.',
      },
    ],
    steps: [],
  },
  {
    title: 'App for a walking club’s route book',
    description:
      'Forty hand-drawn routes live in a ring binder. We want them on a phone, readable in rain and without a signal.',
    category: 'mobile_app',
    budget: '$6,000',
    timeframe: '3 months',
    requirements: 'Offline maps, large type, one-handed use. You will walk at least one route with us.',
    client: 'edmund-achter',
    posted: 4.3,
    applications: [
      {
        by: 'suvi-raunio',
        at: 3.4,
        price: 5800,
        days: 84,
        works: [34, 45],
        message:
          'I would scan the binder as it is and put the position dot on your own drawings, rather than draw them again. All forty fit on a phone without a signal. I have boots and a free Sunday in December.',
      },
      {
        by: 'teodor-vance',
        at: 2.2,
        days: 90,
        works: [8, 31],
        message:
          'Rain is what I draw. I would begin with type and contrast on a wet screen, outdoors, and with a thumb in a glove. For the code I would bring in someone from our mountain rescue team who has done it before.',
      },
    ],
    steps: [],
  },
  {
    title: 'Make our booking page calmer',
    description:
      'The pottery classes I host fill up, but half the bookings arrive with the wrong date. I think the page is at fault, not the people.',
    category: 'ui_ux',
    budget: '$1,800',
    timeframe: '4 weeks',
    requirements:
      'Short usability test with five students, then a redesign of three screens. Accessible contrast and keyboard use.',
    client: 'priya-sorel',
    posted: 9.4,
    applications: [
      {
        by: 'ottilie-brandt',
        at: 8.8,
        price: 1750,
        days: 28,
        works: [33, 53],
        message:
          'A calendar is a grid, and most of them are printed badly. I would test yours on paper first: five students, five pencils, one evening. Then three screens, in the order people get stuck.',
        shortlisted: 5.2,
      },
      {
        by: 'dario-quintela',
        at: 8.1,
        price: 1500,
        days: 14,
        works: [19],
        message:
          'I would generate two hundred layouts, let the five students book on each of them and keep the fastest.',
        declined: {
          at: 6.4,
          reason:
            'Thank you. Two hundred of them is more than my students have evenings for; I am looking for a slower way.',
        },
      },
      {
        by: 'suvi-raunio',
        at: 6.9,
        days: 28,
        works: [52],
        message:
          'The booking page in my portfolio had the same fault: the month was shown before the question. I would watch first and draw later, and write down what I saw, so that you can check me.',
      },
    ],
    steps: [],
  },
  {
    title: 'A bookplate for a library of prints',
    description:
      'A small sheet, pasted inside the folders of about three hundred works on paper. It says whose they are now and leaves room for whose they will be.',
    category: 'illustration',
    budget: '$350',
    timeframe: 'Before the end of the year',
    requirements: 'Linocut or wood, one color, 60 x 80 mm. I would like to keep the block.',
    client: 'edmund-achter',
    posted: 1.2,
    invited: 'noor-halabi',
    applications: [],
    steps: [],
  },
  {
    title: 'Wrapping paper for a winter parcel',
    description:
      'I post about two hundred prints each December. I would like them to arrive in paper that is kept: one sheet, one pattern, and a corner to write a name in.',
    category: 'print_design',
    budget: '$500-$700',
    timeframe: '3 weeks',
    client: 'noor-halabi',
    posted: 3.6,
    invited: 'rosalba-nieto',
    applications: [
      {
        by: 'rosalba-nieto',
        at: 2.9,
        price: 640,
        days: 21,
        works: [50, 26],
        message:
          'Thank you for asking. I would fold and dye a few sheets by hand and let the printer repeat the best of them: indigo on brown, which takes an address in white pencil.',
      },
      {
        by: 'ottilie-brandt',
        at: 1.4,
        price: 700,
        days: 14,
        works: [21],
        message:
          'Two hundred sheets are one afternoon on our risograph, so I would print them too. Two drums, with the slip left in: no two parcels the same.',
      },
    ],
    steps: [],
  },
  {
    title: 'A short loop for a kiln opening',
    description:
      'Eight seconds that can run all evening on one small screen by the door: what is in the kiln, how hot it is, when it will be opened.',
    category: 'animation',
    budget: '$450',
    timeframe: '2 weeks',
    requirements: 'Black ground, readable from four meters. No sound, people will be talking.',
    client: 'hanne-fjeld',
    posted: 0.4,
    applications: [],
    steps: [],
  },
  {
    title: 'Labels for a summer honey',
    description:
      'Sixty jars from the roof of our studio house, for friends and for the market in September. The label should say which street the bees were on.',
    category: 'branding',
    budget: '$300',
    timeframe: '2 weeks',
    client: 'noor-halabi',
    posted: 47.2,
    applications: [
      {
        by: 'ottilie-brandt',
        at: 46.1,
        days: 10,
        works: [21],
        message:
          'A street plan in two yellows, printed on gummed paper, and one red dot stamped by hand where the bees were.',
      },
      {
        by: 'kwame-lisle',
        at: 45.3,
        price: 280,
        days: 10,
        works: [16],
        message:
          'I would draw the roofs as the bees know them: from above, with everything that flowers marked.',
      },
    ],
    steps: [...cancel(43.5)],
  },
];
