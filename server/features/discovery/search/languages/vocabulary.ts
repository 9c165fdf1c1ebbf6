/**
 * What people look for in a gallery, in other languages. A table to read and to extend: the English words, then German,
 * Spanish and French ones, in lower case and without accents. Endings are added: see ./translate.ts.
 */

export const VOCABULARY = `
red | rot | rojo | rouge
orange | | naranja anaranjado |
yellow | gelb | amarillo | jaune
green | grun | verde | vert
turquoise | turkis petrol | turquesa |
blue | blau himmelblau blaulich | azul azules celeste | bleu
violet | violett lila | morado violeta purpura | violette pourpre
pink | rosa pinkfarben | rosado | rose
brown | braun | marron castano | brun brune
white | weiss weis | blanco | blanc blanche blanches
gray | grau | gris grises | gris grise
black | schwarz | negro | noir noire
golden | golden goldfarben | dorado | dore doree
silver | silbern silber | plateado plata | argente argent
beige | | crema | creme
colorful | bunt farbenfroh farbig vielfarbig | colorido multicolor colorida | colore coloree multicolore
dark | dunkel dunkle dunkler dunkles dunklen finster duster | oscuro | sombre fonce foncee obscur
light | hell | claro luminoso | clair claire lumineux lumineuse
pastel | pastell pastellfarben | |
monochrome | einfarbig monochrom | monocromo | monochromatique
landscape | landschaft landschaften | paisaje paisajes | paysage paysages
portrait | portrat portrats portraet bildnis | retrato retratos |
still life | stillleben | bodegon | 
abstract | abstrakt abstrakte | abstracto | abstrait abstraite
painting | malerei gemalde | pintura pinturas | peinture peintures
drawing | zeichnung zeichnungen | dibujo dibujos | dessin dessins
photograph | foto fotos fotografie fotografien | fotografia fotografias | photographie photographies
sculpture | skulptur skulpturen plastik | escultura esculturas |
print | druck drucke grafik | grabado grabados estampa lamina laminas | gravure gravures estampe estampes impression impressions
poster | plakat plakate | cartel carteles afiche afiches | affiche affiches
watercolor | aquarell aquarelle | acuarela acuarelas | aquarelle aquarelles
ceramics | keramik topferei | ceramica ceramicas | ceramique ceramiques poterie
textile | stoff textil | tela tejido tejidos | tissu tissus
glass | | vidrio cristal | verre
wood | holz | madera | bois
paper | papier | papel |
night | nacht nachte nachtlich nachts mitternacht | noche noches nocturno medianoche | nuit nuits nocturne minuit
day | tag | dia | jour
morning | morgens morgenlicht vormittag | manana | matin matinee
evening | abend abends | tarde | soir soiree
sunset | sonnenuntergang abendrot abenddammerung | ocaso atardecer atardeceres crepusculo anochecer | crepuscule
sunrise | sonnenaufgang morgenrot | amanecer amaneceres alborada | aube aurore
dawn | dammerung morgendammerung | alba |
spring | fruhling fruhjahr lenz fruhlingshaft | primavera primaveral | printemps printanier printaniere
summer | sommer sommerlich | verano veraniego | ete estival
autumn | herbst herbstlich | otono otonal | automne automnal
winter | winterlich | invierno invernal | hiver hivernal
sea | meer ozean | mar mares oceano | mer mers ocean
beach | strand kuste ufer | playa costa orilla | plage cote rivage
wave | welle wellen brandung | ola olas oleaje | vague vagues houle
harbor | hafen | puerto | port
boat | boot boote schiff schiffe segelboot | barco barcos barca velero bote | bateau bateaux voilier navire barque
island | insel inseln | isla islas | ile iles
lake | see teich weiher | lago lagos laguna | lac lacs etang
river | fluss flusse strom | rio rios | riviere fleuve
stream | bach bache | arroyo | ruisseau
waterfall | wasserfall wasserfalle | cascada cascadas | cascade cascades chute
water | wasser | agua aguas | eau eaux
fish | fisch fische | pez peces pescado | poisson poissons
mountain | berg berge gebirge alpen | montana montanas sierra | montagne montagnes mont
hill | hugel | colina colinas cerro | colline collines
valley | tal taler | valle valles | vallee vallees
rock | fels felsen stein steine | roca rocas piedra piedras | rocher rochers pierre pierres
forest | wald walder | bosque bosques selva | foret forets
tree | baum baume | arbol arboles | arbre arbres
leaf | blatt blatter laub | hoja hojas | feuille feuilles
flower | blume blumen blute bluten | flor flores | fleur fleurs
bouquet | blumenstrauss strauss | ramo ramillete |
rose | rosen | rosas | roses
sunflower | sonnenblume sonnenblumen | girasol girasoles | tournesol tournesols
tulip | tulpe tulpen | tulipan tulipanes | tulipe tulipes
plant | pflanze pflanzen | planta plantas | plante plantes
garden | garten | jardin jardines | jardins
meadow | wiese wiesen | pradera prado | prairie prairies
field | feld felder | campo campos | champ champs
grass | gras graser | hierba cesped | herbe
nature | natur | naturaleza |
desert | wuste wusten | desierto | 
canyon | schlucht | canon |
sky | himmel | cielo cielos | ciel cieux
cloud | wolke wolken bewolkt | nube nubes nublado | nuage nuages
sun | sonne sonnig sonnenschein sonnenlicht | sol soleado | soleil ensoleille
moon | mond mondschein mondlicht | luna lunas | lune lunes
star | stern sterne sternenhimmel | estrella estrellas | etoile etoiles
mist | nebel neblig dunst | niebla neblina bruma | brume brouillard brumeux
rain | regen regnerisch verregnet | lluvia lluvioso | pluie pluvieux
snow | schnee verschneit | nieve nevado | neige enneige
ice | eis | hielo | glace
storm | sturm gewitter sturmisch | tormenta tempestad | tempete orage orageux orageuse
wind | windig | viento | vent
fire | feuer flamme flammen | fuego llama llamas | feu flamme flammes
light | lichtstrahlen licht | luz luces | lumiere lumieres
shadow | schatten | sombra sombras | ombre ombres
city | stadt stadte grossstadt | ciudad ciudades | ville villes
street | strasse strassen gasse | calle calles | rue rues
house | haus hauser hutte | casa casas hogar | maison maisons
building | gebaude | edificio edificios | batiment immeuble
window | fenster | ventana ventanas | fenetre fenetres
door | tur turen | puerta puertas | porte portes
bridge | brucke brucken | puente puentes | pont ponts
church | kirche kirchen | iglesia iglesias | eglise eglises
castle | schloss burg | castillo | chateau chateaux
tower | turm turme | torre torres | tour tours
village | dorf dorfer | pueblo aldea | 
kitchen | kuche kuchen | cocina cocinas | cuisine
table | tisch | mesa |
room | zimmer raum | cuarto | piece
bedroom | schlafzimmer schlafraum | dormitorio alcoba recamara habitacion | chambre
bathroom | badezimmer bad | bano aseo |
office | buro | oficina despacho | bureau
animal | tier tiere | animales | animaux
dog | hund hunde | perro perros | chien chiens
cat | katze katzen kater | gato gatos | chat chats
horse | pferd pferde | caballo caballos yegua | cheval chevaux jument
bird | vogel | pajaro pajaros ave aves | oiseau oiseaux
butterfly | schmetterling schmetterlinge | mariposa mariposas | papillon papillons
lion | lowe lowen | leon leones |
bear | bar baren | oso osos | ours
fox | fuchs | zorro | renard
wolf | | lobo lobos | loup loups
people | mensch menschen leute personen | gente persona personas personaje personajes | gens personne personnes personnage personnages
woman | frau frauen | mujer mujeres | femme femmes
man | mann manner | hombre hombres | homme hommes
girl | madchen | chica nina | fille
boy | junge jungen | chico nino | garcon
child | kind kinder | ninos | enfant enfants
gift | geschenk geschenke | regalo regalos | cadeau cadeaux
mother | mutter mama | madre | mere maman
father | vater papa | padre | pere
family | familie | familia | famille
friend | freund freundin freunde | amigo amiga amigos | ami amie amis
face | gesicht gesichter | cara rostro | visage visages
hands | hande | mano manos | mains
heart | herz herzen | corazon corazones | coeur coeurs
eye | auge augen | ojo ojos | yeux oeil
love | liebe | amor | amour
music | musik | musica | musique
musician | musiker musikerin musikliebhaber | | musicien musicienne musiciens
lamp | lampe lampen | lampara lamparas | lampes
sleeping | schlafend schlafende schlafender schlafendes | durmiendo dormido | endormi dormant
running | laufend rennend galoppierend | corriendo | galopant
dance | tanz tanzend tanzende | baile danza bailando | danse dansant
food | essen | comida | nourriture
fruit | obst frucht fruchte | fruta frutas | fruits
bread | brot | pan | pain
wine | wein | vino vinos | vin vins
coffee | kaffee | cafe | cafe
book | buch bucher | libro libros | livre livres
pattern | muster | patron | motif motifs
line | linie linien | linea lineas | ligne lignes trait traits
circle | kreis kreise | circulo circulos | cercle cercles
map | karte landkarte | mapa mapas | carte cartes
space | weltraum weltall | espacio universo | espace univers
planet | planeten | planeta planetas | planete planetes
world | welt | mundo | monde
dream | traum traume vertraumt traumhaft | sueno suenos onirico | reve reves onirique
quiet | ruhig ruhe still stille leise | tranquilo tranquila sereno calma silencio | calme tranquille paisible silence
warm | warm gemutlich | calido acogedor | chaud chaude chaleureux chaleureuse
cold | kalt | frio | froid froide
happy | glucklich frohlich froh freude heiter | feliz felices alegre alegria | heureux heureuse joyeux joyeuse joie gai
sad | traurig trauer | triste tristes tristeza | tristesse
lonely | einsam einsamkeit | solitario soledad | solitaire solitude seul seule
mysterious | geheimnisvoll mysterios unheimlich | misterioso | mysterieux mysterieuse
romantic | romantisch | romantico | romantique
wild | | salvaje | sauvage
old | alt antik | viejo antiguo | vieux vieille ancien ancienne
modern | | moderno | moderne
simple | einfach schlicht | sencillo simple | 
elegant | | elegante | elegante
funny | lustig witzig | divertido gracioso | drole amusant
loud | laut | ruidoso fuerte | bruyant
soft | weich sanft zart | suave | doux douce
small | klein winzig | pequeno | petit petite
large | gross riesig | grande grandes enorme | grand grande
beautiful | schon | bonito hermoso bello | beau belle jolie joli
cheap | gunstig gunstige gunstiges billig billige billiges preiswert preiswerte gunstigen gunstiger billigen billiger preiswertes preiswerten | barato barata baratos baratas economico economica economicos economicas asequible | economique economiques
picture | bild bilder kunstwerk kunstwerke wandbild wandbilder | cuadro cuadros imagen obra obras arte | tableau tableaux image oeuvre oeuvres
handmade | handgemacht handgefertigt | artesanal | artisanal
100 | hundert einhundert | cien ciento | cent
200 | zweihundert | doscientos |
300 | dreihundert | trescientos |
400 | vierhundert | cuatrocientos |
500 | funfhundert | quinientos |
1000 | tausend eintausend | mil | mille
50 | funfzig | cincuenta | cinquante
without | ohne ausser | sin excepto salvo | sans sauf
not | nicht | | pas
no | kein keine keinen keiner keines keinem | ningun ninguna | aucun aucune
nothing | nichts | nada | rien
and | und | y e | et
or | oder | u | ou
but | aber sondern | pero sino | mais
with | mit | con | avec
on | auf | sobre | sur
`;
