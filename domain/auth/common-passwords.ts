/** Words that people use in passwords, in lowercase and without added digits and signs. From published lists and local usage. */
const words = new Set(
  `password passwort parol parolim parolparol mypassword passw pass passpass passport secret letmein welcome welcomeback login loginlogin
  admin admins administrator adminadmin root rootroot user useruser username guest test testtest tester testing demo default changeme
  access master superman batman spiderman ironman starwars pokemon minecraft fortnite roblox football baseball basketball volleyball
  chelsea arsenal liverpool manchester barcelona realmadrid juventus milan bayern ronaldo messi neymar pakhtakor bunyodkor nasaf navbahor
  sunshine princess iloveyou ilovehim ilovemom lovelove loveyou loveme forever flower flowers butterfly chocolate cookie cupcake dragon
  monkey tiger panther eagle shadow hunter killer ninja warrior soldier captain phoenix diamond gold silver ruby pearl emerald sapphire
  jewel jewelry jewellery ring rings bracelet necklace brilliant almaz zoloto serebro kolso zarona zaronauz zargar zargarlik oltin kumush
  uzuk zirak marvarid gavhar yoqut olmos brilliant brilyant taqinchoq
  qwerty qwertyu qwertyui qwertyuiop qwertz qwertyqwerty qwer qwerqwer qwert asdf asdfasdf asdfg asdfgh asdfghjk asdfghjkl zxcv zxcvzxcv
  zxcvb zxcvbn zxcvbnm zxcvbnmm qazwsx qazwsxedc qazxsw qweasd qweasdzxc qwaszx wasd wasdwasd azerty azertyuiop poiuytrewq lkjhgfdsa
  mnbvcxz abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcabc aaabbb alphabet aabbcc azaza computer internet google facebook
  instagram telegram whatsapp youtube tiktok yandex mailru gmail hotmail windows android iphone samsung xiaomi huawei nokia apple
  microsoft server system network wireless wifi router cisco oracle linux ubuntu hello hellohello helloworld goodbye whatever nothing
  something freedom peace justice summer winter spring autumn january february march april june july august september october november
  december monday tuesday wednesday thursday friday saturday sunday morning michael michelle jennifer jessica jordan charlie robert
  daniel thomas matthew andrew joshua anthony william richard george alexander alexandra natasha natalia tatyana svetlana ekaterina
  kristina anastasia marina galina ludmila olga elena irina oksana yulia maria sergey andrey dmitriy dmitry aleksandr alexey aleksey
  nikita maksim maxim vladimir viktor viktoria igor roman ruslan timur artem denis evgeniy kirill pavel
  marhabo salom assalomu assalom assalomualaykum rahmat bismillah alhamdulillah allah allahu allahuakbar muhammad mashallah inshallah
  uzbekistan ozbekiston ozbekistan uzbek ozbek toshkent tashkent tashkentcity samarqand samarkand buxoro bukhara xiva khiva fargona
  fergana namangan andijon andijan qarshi karshi termiz termez nukus navoiy navoi urganch urgench jizzax guliston qoqon kokand angren
  chirchiq registon registan chorsu yunusobod chilonzor chilanzar sergeli mirzo amirtemur temur ulugbek navruz mustaqillik vatan vatanim
  onajon onam onamlar dadajon dadam otajon otam oyijon oyim bolam bolajon qizim oglim akajon opajon ukajon singlim sevgi sevgim sevgilim
  jonim jonimsan jontim azizim asalim gulim guljon baxt baxtim hayot hayotim yurak yuragim malika malikam shirin lola lolaxon zulfiya
  dilnoza dildora dilbar dilfuza dilshod nodira nodir nilufar nigora nargiza madina mohira mahliyo muslima sevara sevinch shahnoza shahzod
  shahzoda gulnora gulchehra gulshan gulbahor feruza farida kamola kamila laylo laziza lobar munisa ozoda rayhona robiya sabina saodat
  umida yulduz yulduzcha zarina zebo zilola zuhra aziza azizbek akmal akbar alisher anvar asadbek aziz bahodir behruz bekzod bobur botir
  davron diyor doston elyor farhod farrux husan hasan ibrohim islom ismoil jahongir jamshid javohir jasur kamron laziz mansur mirjalol
  murod mustafo muzaffar nurbek odil otabek oybek rustam sanjar sardor sarvar shavkat sherzod sirojiddin sobir sultan ulugbek umid umar
  xurshid yusuf zafar ziyod
  privet poka spasibo lyubov lubov lyublyu lublu tebya zaika zayka kotik kotenok koshka sobaka solnce solnyshko zvezda zvezdochka krasotka
  malysh malyshka milaya lapochka printsessa korol koroleva rossiya russia moskva moscow spartak zenit dinamo lokomotiv medved mamochka
  mamapapa mama mamamama papa papapapa druzhba kukuruza shokolad apelsin vesna leto osen zima nadezhda vera schastye parolparol gfhjkm
  ghbdtn yfnfif vfvfgfgf nfyz cjkysirj rjirf k.,jdm gfhjkmgfhjkm vfrcbv ytrewq
  пароль йцукен йцукенг йцукенгшщз фывапролд фывафыва ячсмить привет любовь солнышко наташа максим россия ташкент самарканд узбекистан
  мамапапа спартак зенит принцесса`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Keyboard rows, and the order of letters and digits. A part of a row, forwards or backwards, is common. */
const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]asdfghjkl;zxcvbnm,./',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '!@#$%^&*()',
  '147258369',
  'йцукенгшщзхъфывапролджэячсмитьбю',
];

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** A common word with more added characters than this is not common. */
const maxAdded = 6;

/**
 * Checks whether a password is easy to guess: a known word, also with digits and signs appended or in place of its letters; part of a
 * keyboard row; something repeated; or a date or phone of digits alone.
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase().trim();
  const letters = typed.replaceAll(/[013457@$]/g, (sign) => lookalikes[sign] ?? sign);
  const candidates = [typed, bare(typed), bare(letters), letters.replaceAll(/[^\p{L}]/gu, '')];
  const near = candidates.filter((one) => typed.length - one.length <= maxAdded);
  return near.some((one) => words.has(one) || words.has(unitOf(one))) || isRow(typed) || isPoor(typed);
}

/** Removes digits and signs from both ends. */
function bare(text: string): string {
  return text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
}

/** Returns the repeated unit of a text: `loveloveloves` → `love`. The last repetition may be incomplete. */
function unitOf(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit;
  }
  return text;
}

function isRow(typed: string): boolean {
  const backwards = Array.from(typed).toReversed().join('');
  return rows.some((row) => row.includes(typed) || row.includes(backwards));
}

/** Checks for digits alone up to the length of a phone, at most three different characters, or a short repeated text. */
function isPoor(typed: string): boolean {
  return /^\+?\d{1,12}$/.test(typed) || new Set(typed).size <= 3 || unitOf(typed).length <= 4;
}
