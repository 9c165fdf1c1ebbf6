/** The designers' portfolios. Their images are those of their works. */
import type { HireCategory } from '#shared/hire/contract.ts';

export interface PlannedPiece {
  /** The artist of the image. */
  work: number;
  title: string;
  description: string;
  category: HireCategory;
  skills: string;
  featured?: boolean;
}

/** In display order. */
export const PORTFOLIOS: Record<string, PlannedPiece[]> = {
  'kwame-lisle': [
    {
      work: 11,
      title: 'Marrow, a text face',
      description:
        'A face for long reading, drawn for a press that sets everything in one size. The specimen was its first job and paid for the bold.',
      category: 'branding',
      skills: 'Type design, Editorial, Offset',
      featured: true,
    },
    {
      work: 39,
      title: 'Orbit, for a reading room',
      description:
        'A mark of forty-four columns of dots and no circle. It had to hold on a library card, on a door and on a lamp.',
      category: 'logo_design',
      skills: 'Marks, Signage, Two colors',
    },
    {
      work: 5,
      title: 'Interval, eight evenings of slow music',
      description: 'Two plates, one poster, eight dates that could be overprinted by hand the week before.',
      category: 'print_design',
      skills: 'Posters, Two-color offset',
    },
    {
      work: 16,
      title: 'Salt Hills, a walking map',
      description:
        'Four colors, folded to a coat pocket. Every contour was walked, measured or admitted to be a guess.',
      category: 'print_design',
      skills: 'Maps, Cartography, Folding',
    },
    {
      work: 43,
      title: 'Undertow, cover and poster',
      description: 'Seventeen lines of one word for a book of poems, and the poster for its reading.',
      category: 'print_design',
      skills: 'Book covers, Screen print',
    },
  ],
  'ottilie-brandt': [
    {
      work: 33,
      title: 'FORM, identity of an exhibition',
      description:
        'Eight motifs and four rotations make the poster, the tickets and the tape on the floor. The museum still sets new ones.',
      category: 'branding',
      skills: 'Identity systems, Screen print, Grids',
      featured: true,
    },
    {
      work: 53,
      title: 'KLANG, a term of listening',
      description:
        'Posters for a school gym. Pink because the doors are; large because no one reads in a gym.',
      category: 'print_design',
      skills: 'Posters, Screen print',
    },
    {
      work: 58,
      title: 'Winter Blanket, a catalog cover',
      description:
        'Six inks on uncoated board, thread sewn. It was printed, folded and bound in one shared workshop.',
      category: 'print_design',
      skills: 'Books, Binding, Six colors',
    },
    {
      work: 21,
      title: 'Good Morning, Hill, a card for every month',
      description:
        'Twelve risographs for a dairy that writes to its customers. Three drums, one afternoon each.',
      category: 'illustration',
      skills: 'Risograph, Series',
    },
  ],
  'rosalba-nieto': [
    {
      work: 10,
      title: 'Bouquet, for a seed catalog',
      description: 'Stitched flowers, photographed flat and printed at the size they were sewn.',
      category: 'illustration',
      skills: 'Embroidery, Plants, Print',
      featured: true,
    },
    {
      work: 26,
      title: 'A Path for Each Daughter, woven pattern',
      description: 'A tapestry that became the pattern of a house: envelopes, curtains, one wall.',
      category: 'branding',
      skills: 'Pattern, Natural dyes',
    },
    {
      work: 50,
      title: 'Folded Four Times, end papers',
      description:
        'Indigo sheets for a bindery, in an edition of three hundred. No two of them are the same.',
      category: 'print_design',
      skills: 'Pattern, Indigo, Books',
    },
  ],
  'mina-okoro': [
    {
      work: 3,
      title: 'Market Day, a map to get lost in',
      description: 'A town drawn by one rule for a food festival. Visitors marked what they had eaten.',
      category: 'illustration',
      skills: 'Generative drawing, Maps, Large format',
      featured: true,
    },
    {
      work: 36,
      title: 'Everyone Is Still Up, window of a bookshop',
      description:
        'Three meters of lit windows, printed on film. Two in five stay dark, and they move each week.',
      category: 'illustration',
      skills: 'Illustration, Shop windows',
    },
    {
      work: 12,
      title: 'Dahlia, a mark that grows',
      description: 'A flower at 137.5 degrees, with one petal more for each year of the nursery.',
      category: 'logo_design',
      skills: 'Marks, Generative systems',
    },
    {
      work: 18,
      title: 'Ribbons, a pattern without crossings',
      description:
        'Wrapping paper that never repeats within a roll. The printer got a program instead of a file.',
      category: 'print_design',
      skills: 'Pattern, Code, Rotary print',
    },
  ],
  'noor-halabi': [
    {
      work: 6,
      title: 'Down to the Blue, a stage set in paper',
      description: 'Eight layers for a puppet theater, cut by hand and then once more, larger, in plywood.',
      category: 'illustration',
      skills: 'Paper cutting, Stage',
      featured: true,
    },
    {
      work: 15,
      title: 'Harbor, a label for tinned fish',
      description: 'A two-block linocut, reduced until it still read on a lid the size of a coin.',
      category: 'print_design',
      skills: 'Linocut, Packaging',
    },
    {
      work: 30,
      title: 'What Grew by the Gate, cover series',
      description: 'Cyanotypes for four novels. Each plant is named once in its book.',
      category: 'print_design',
      skills: 'Cyanotype, Book covers',
    },
  ],
  'dario-quintela': [
    {
      work: 4,
      title: 'Soft Matter, a sleeve for a quiet record',
      description:
        'Three hundred drops were grown for it. The band chose the one that looked least sure of itself.',
      category: 'print_design',
      skills: 'Ray marching, Record sleeves',
      featured: true,
    },
    {
      work: 19,
      title: 'Gyroid, an object for a loading screen',
      description: 'A minimal surface that turns while you wait, drawn live in two kilobytes.',
      category: 'animation',
      skills: 'Shaders, Web, Motion',
    },
    {
      work: 49,
      title: 'Brass Lantern, opening of a talk',
      description: 'Forty seconds of light through a lattice, rendered in a night on one machine.',
      category: 'animation',
      skills: 'Shaders, Motion',
    },
  ],
  'suvi-raunio': [
    {
      work: 34,
      title: 'How the Zebra Was Told, a teaching tool',
      description: 'A page on which pupils grow the pattern themselves. It runs on a school’s oldest tablet.',
      category: 'web_design',
      skills: 'Web, Simulation, Teaching',
      featured: true,
    },
    {
      work: 52,
      title: 'Two Pendulums, a booking page that waits',
      description:
        'An interface for a plotter workshop: choose a day, and the drawing shows how long it takes.',
      category: 'ui_ux',
      skills: 'Interfaces, Usability tests',
    },
    {
      work: 45,
      title: 'From Stripe to Spot, an identity that changes',
      description:
        'One number, moved by the visitors of a science week, turned its stripes into spots by Friday.',
      category: 'branding',
      skills: 'Identity systems, Code',
    },
  ],
  'teodor-vance': [
    {
      work: 42,
      title: 'Every Valley to the Sea, a backdrop',
      description: 'Painted in layers that part, for a traveling theater with one van and two lamps.',
      category: 'animation',
      skills: 'Layers, Stage, Painting',
      featured: true,
    },
    {
      work: 8,
      title: 'The Lake Keeps a Copy, splash screen',
      description: 'Water that moves only when the reader does, for a magazine’s reading app.',
      category: 'mobile_app',
      skills: 'Digital painting, Motion',
    },
    {
      work: 31,
      title: 'A Wash for Each Breath, chapter plates',
      description: 'Twelve plates for a book of walks, each put down in the time of one breath.',
      category: 'illustration',
      skills: 'Ink wash, Books',
    },
  ],
  'hanne-fjeld': [
    {
      work: 1,
      title: 'Four on the Sill, tableware for one street',
      description: 'Forms and glaze cards for four cafés that share a delivery round.',
      category: 'branding',
      skills: 'Ceramics, Color',
    },
  ],
};
