/** What joins words in other languages, and what only looks like it. Tables to read and to extend. */

/** They are English too: read as another language only where the rest of the search is. */
export const ALSO_ENGLISH = new Set(
  `see sees seen hell kind stern chat chats pain son ours or sale sur con sin pan table fond port pont carte cartes mar sol mort main mains
  rose roses rosen simple image images champ champs mere cent mil mille bar tour tours still alt alter tag cafe campo salon plastic chute
  print e u y o pas arte mama papa elegante moderne modern violette solitaire silence cuisine calme cascade cascades creme
  gravure herb glace mont cote feu fuchs once ave noir druck strom lama mai rue sierra tarde fille femme amigo dia alba casa
  rouge blanc brunette amour bureau village cristal canon patron celeste plata aurore tal bach bache burg ami simple motif motifs orange
  boot boots lace laces turn turns tale tales sole soles vent vents ports pains panes pans rote rots tags rosa lila belle weis gross
  bergen lagos impression impressions trait traits vase lino gres band bad auto feier fete plume velo mascara raisin fer bol coupe concerts tone piece pieces lin study digital portrait wal reh oro autos ombre illustrations collages vases
  elephants creature creatures flamme plumes tasse sala salon estudio marbre papi dom alto haut zug brillante vif labyrinth bronzes mari
  boom wit met golf lucht bos bord stof stad meer sole cane cani quadro e com carta manifesto alba estate sereno presente barato print foto licht raam ster poes tuin zee prato vaso vasi vaas onda onde sem
  haven veld brood gang trap hart bank breed automobile chaise tap vela via porta porte pane scale studio nave aereo marina marine casa case volto arte opera mela natura vento estate campo park storm tap fox nu navigation akt quer avion horizontal vertical cafe carbon golden winter warm wild wind hands hand papier laguna loup nina nino pere mare pez salvaje bello clair grand grande fuerte lenz`.split(
    /\s+/,
  ),
);

/** Groups of words, before single ones are looked at. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bschwarz[- ]?(?:und[- ])?weiss\w*|\bblanco y negro\b|\bnoir et blanc\b/g, 'black and white'],
  [/\bcouchers? d[eu] (?:l )?soleil\b|\bsoleils? couchants?\b|\bpuestas? de(?:l)? sol\b/g, 'sunset'],
  [/\blevers? d[eu] (?:l )?soleil\b|\bsoleils? levants?\b|\bsalidas? de(?:l)? sol\b/g, 'sunrise'],
  [/\bpor[- ]do[- ]sol(?: n[oa])?\b/g, 'sunset'],
  [/\bnascer do sol\b/g, 'sunrise'],
  [/\bcamera da letto\b/g, 'bedroom'],
  [/\b(?:barc(?:a|he|o|os) a|barcos? de) velas?\b|\bbateaux? a voiles?\b/g, 'sailboat'],
  [/\bfatt[oaie] a mano\b|\bfeit[oa]s? a mao\b|\bmet de hand gemaakte?\b/g, 'handmade'],
  [/\bbianco e nero\b|\bpreto e branco\b|\bzwart[- ]?wit\b/g, 'black and white'],
  [/\bnatur(?:a|e|eza) mort[ae]\b|\bstilleven\b/g, 'still life'],
  [/\b(?:meno di|inferiore a|minder dan|abaixo de|fino a|(?:ate|onder|tot)(?= ?[\d$€]))/g, 'under'],
  [/\b(?:piu di|mais de|meer dan|oltre(?= ?[\d$€]))/g, 'over'],
  [/\bclair de lune\b|\bluz de luna\b/g, 'moonlight'],
  [/\bnatures? mortes?\b|\bnaturalezas? muertas?\b/g, 'still life'],
  [/\bciel etoile\b|\bcielo estrellado\b/g, 'starry sky'],
  [/\barc en ciel\b|\barcoiris\b|\bregenbogen\b/g, 'rainbow'],
  [
    /\bhech[oa]s? a mano\b|\bfaite?s? (?:a la )?main\b|\b(?:von|in) hand(?:arbeit)?(?: gemacht)?\b/g,
    'handmade',
  ],
  [
    /\b(?:ohne|keine?|nicht|sans|sin|no|pas d(?:e )?)[ ']?(?:ki|ia|kunstliche intelligenz|intelligence artificielle|inteligencia artificial)\b/g,
    'without ai',
  ],
  [
    /\banniversaire de mariage\b|\baniversario(?: de bodas?)?\b|\banniversario(?: di matrimonio)?\b|\b(?:hochzeitstag|jubilaum|jahrestag)\w{0,2}\b/g,
    'anniversary',
  ],
  [/\beinweihung(?:sparty)?\b|\bcremaillere\b/g, 'housewarming'],
  [/\bdeux cents?\b/g, '200'],
  [/\btrois cents?\b/g, '300'],
  [/\bcinq cents?\b/g, '500'],
  [
    /\b(?:pas|non) (?:trop |tres |si )?cher(?:e|s|es)?\b|\bbon marche\b|\b(?:a )?petits? (?:prix|budgets?)\b|\bnicht (?:zu |so |allzu )?teuer\w*|\bno (?:muy |tan |demasiado )?car[oa]s?\b|\bbuen precio\b/g,
    'cheap',
  ],
  [
    /\b(?:am |die |der |das )?(?:billigst|gunstigst|preiswertest)\w*|\b(?:(?:el|la|los|las) )mas barat[oa]s?\b|\b(?:le|la|les) moins cher(?:e|s|es)?\b(?! que)|\b(?:il|la|i|le) (?:piu economic\w+|meno car\w+)/g,
    'cheapest',
  ],
  [
    /\b(?:am |die |der |das )?teuerst\w*|\b(?:(?:el|la|los|las) )mas car[oa]s?\b|\b(?:le|la|les) plus cher(?:e|s|es)?\b/g,
    'most expensive',
  ],
  [
    /\b(?:die |der |das )?neu(?:e)?st(?:e|en|es|er)\b|\b(?:(?:el|la|los|las) )mas (?:nuev[oa]|reciente)s?\b|\b(?:le|la|les) plus recente?s?\b/g,
    'newest',
  ],
  [/\bsalles? de bains?\b|\bsalle d eau\b|\bcuartos? de bano\b/g, 'bathroom'],
  [/\bsalles? a manger\b/g, 'dining room'],
  [/\bsalles? de sejour\b|\bsala de estar\b|\bsalle\b/g, 'living room'],
  [/\bchambres? (?:a coucher|parentale)\b/g, 'bedroom'],
  [
    /\bchambres? de? ?(?:l )?(?:enfants?|bebe)\b|\b(?:cuarto|habitacion) (?:infantil|de ninos?|del? bebe)\b/g,
    'kids room',
  ],
  [/\bterres? cuites?\b/g, 'terracotta'],
  [/\beaux?[- ]fortes?\b/g, 'etching'],
  [/\b(?:papiers? decoupes?|papel cortado)\b/g, 'paper cut'],
  [/\bdientes? de leon\b/g, 'dandelion'],
  [
    /\blimitierte[nrs]? (?:auflage|edition)\w*|\bediciones? limitadas?\b|\bedicion limitada\b|\beditions? limitees?\b/g,
    'limited edition',
  ],
  [/\b(?:einzelstuck\w*|unikat\w*|piezas? unicas?|obras? unicas?|pieces? uniques?)\b/g, 'one of a kind'],
  [/\b(?:an der|nord|ost|die) ?see\b/g, 'sea'],
  [/\b(?:ungefahr|etwa|zirka|um die|alrededor de|aproximadamente|environ|autour de)(?= ?[\d$€])/g, 'around'],
  [
    /\b(?:nicht (?:mehr als|uber|teurer als)|keine? \w+ uber|no mas de|pas plus d[e ])(?= ?[\d$€])/g,
    'not over',
  ],
  [/\bsofort (?:lieferbar|verfugbar)\b/g, 'ready to ship'],
  [/\bbleu ciel\b/g, 'light blue'],
  [/\bpas (?:trop|tres|si)\b/g, 'not'],
  [/\bpas de\b/g, 'no'],
  [
    /\b(?:(?:por )?menos de|(?:a )?moins de|(?:fur )?weniger als|por debajo de|en dessous de|hochstens|maximal|gunstiger als|billiger als|mas barato que|moins cher que|jusqu ?a|(?:unter|bis(?: zu)?|hasta|sous)(?= ?[\d$€]| \w*(?:hundert|tausend|cien|mil\b)))/g,
    'under',
  ],
  [
    /\b(?:mas de|plus de|mehr als|mindestens|a partir de|au moins|al menos|(?:uber|ab|desde|des)(?= ?[\d$€]| \w*(?:hundert|tausend|cien|mil\b)))/g,
    'over',
  ],
  [/\b(?:zwischen|entre)(?= ?[\d$€])/g, 'between'],
  [/(?<=\d ?)€|\beuros?\b|\bdolares\b|\bdolar\b/g, 'dollars'],
];

/** They say that a search is in another language, and nothing else. */
export const ARTICLES = new Set(
  `der die das den dem des ein eine einen einem einer eines im am in vom zum zur von fur uber bei aus an als wie sehr mein meine meinem
  furs trop demasiado zu ins ans unser unsere unserem unseren unser mir eher gern gerne hatte habe irgendwas passend passt dazu auch noch mehr sehr ganz
  viel viele vielen mucho mucha muchos muchas beaucoup sowie quizas vielleicht wenig poco pocos poca
  alguna alguno algunos este esta estos estas mas quisiera necesito gustaria estilo tipo sea color
  il lo gli uno di della dei delle degli del nel nella sul sulla per mio mia tra o os as um uma do da dos das nos nas para meu minha het een van voor op bij mijn naar te den
  el la los las un una unos unas de del al en para por muy mi mis lo que
  cet ces qui sa leur notre votre nos vos voudrais besoin genre plus bien assez peu quelques tons ton chez
  le les du une au aux dans pour par tres mon ma mes ce cette d l en a il y ich suche mochte quiero busco je cherche veux etwas algo quelque chose sous derriere devant hinter vor neben`.split(
    /\s+/,
  ),
);
/** Of these, those that say who gets it: 'for my mother'. */
export const RECIPIENT_WORDS: ReadonlyMap<string, string> = new Map(
  ['fur', 'furs', 'para', 'pour', 'per', 'voor']
    .map((word): [string, string] => [word, 'for'])
    .concat(
      [
        'mein',
        'meine',
        'meinen',
        'meinem',
        'meiner',
        'mi',
        'mis',
        'mon',
        'ma',
        'mes',
        'mia',
        'mio',
        'minha',
        'mijn',
      ].map((word): [string, string] => [word, 'my']),
    ),
);
/** Of these, those that no English search contains. */
export const TELLING = new Set(
  `der das dem einen einem einer eines und mit ohne nicht kein keine keinen fur uber vom zum zur mochte suche etwas
  los las una unos unas para muy quiero busco algo pero
  avec sans dans une pour aux tres cherche veux quelque mais les des`.split(/\s+/),
);
