/** Words that say little of a work. Tables to read and to extend. */

/** Without them the sentence says the same; kept only where there is nothing else. */
export const FILLERS = new Set(
  `a above an and any are as so per while because yet upon within art artwork artworks at atmosphere aesthetic be lovely day days sound beautiful by color colors colour
  colours couch decor decoration feel feeling feelings feels for from gift give gives hallway home hour i idea ideas
  im in inspired interior is it about all around be been between but can could find get good got has have having he her his if into just kind let lets
  like likes living looking looks lot lots lover lovers made make makes me miss missing mood my need needs new nice not of
  on only or our over perfect picture pictures piece pieces please present pretty really room search searching see shade
  shades she should show so sofa some something sort style such thats that the their them there these thing things they
  this those to tone tones too touch tv under up us very vibe vibes wall walls want wanted was we what where which who
  will with would work works you your bucks dollars image images budget buy buying bought dont cant does did do doesnt isnt arent didnt wont
  statement mostly mainly bed sunday monday tuesday wednesday thursday friday saturday
  scene scenes reminds remind reminding reminiscent look hang hung preferably ideally maybe possibly rather cheap cheapest affordable inexpensive expensive priciest most best help helps helping someone somebody anyone anything loves enjoys think place places
  gorgeous stunning amazing awesome wonderful fantastic marvelous great good finest favorite favourite unique unusual special interesting stylish tasteful decorative impressive catching
  quality grade investment collectible collectable authentic real genuine true ideal suitable fitting sweet signed certified framed unframed hanging ready
  theme themed style styled inspired featuring feature features featured depicting depicts showing shows show containing contains include includes including full filled painted made shot taken captured
  put puts out onto while wants wanting hope hoping trying go goes going match matches matching complement complements suit suits fit fits liven brighten bring brings add adds adding accent
  original originals above below next near beside across along during own buyer buyers seller sellers artist artists someone
  much even also too more less than how when why whose ever never always thanks hello hi anything everything
  size sized interiors
  related relating toned hued scale collects collecting collector collectors plays appreciates serious format formats panel panels contemporary accents hint hints touches detailing aesthetics shelf shelves corner nook spot somewhere stuff kinda bit spend spending cost costs priced price prices range
  available currently
  background backgrounds`.split(/\s+/),
);

/** What artists do not write down: nobody can say which works are without it. */
export const UNTOLD = new Set(
  'frame frames framed framing border borders watermark watermarks signature signatures shipping delivery postage glare reflections hassle problem stress fuss cliche cliches'.split(
    ' ',
  ),
);
/** They say little of what a picture shows, or where it will hang: a work need not have them. */
export const OPTIONAL = new Set(
  `old new young little tiny small big large huge long short high low tall wide deep double single one two three four five six seven eight nine ten many several few pair couple
  different same first last next front back top left right half light lights dark
  kitchen bathroom bedroom hallway office study nursery lounge studio lobby dining
  painted drawn printed thrown blown carved pulled sewn knitted dyed built cast bound forged spun photographed macro closeup imaginary famous local springlike summery wintry autumnal seasonal set sets series graphic graphics`.split(
    /\s+/,
  ),
);
