import type { GivenText } from '@/domain/paths/given-text.ts';

/** A first text, by language code, for languages without stories. All have the same content. */
export const exampleTexts: Readonly<Record<string, GivenText>> = {
  id: {
    title: 'Selamat pagi',
    text: 'Selamat pagi! Nama saya Maria. Saya tinggal di dekat pasar. Hari ini saya membaca cerita pertama saya.',
  },
  he: {
    title: 'בוקר טוב',
    text: 'בוקר טוב! שמי מריה. אני גרה ליד השוק. היום אני קוראת את הסיפור הראשון שלי.',
  },
  vi: {
    title: 'Chào buổi sáng',
    text: 'Chào buổi sáng! Tôi tên là Maria. Tôi sống gần chợ. Hôm nay tôi đọc câu chuyện đầu tiên của mình.',
  },
  af: {
    title: 'Goeie môre',
    text: 'Goeie môre! My naam is Maria. Ek woon naby die mark. Vandag lees ek my eerste storie.',
  },
  ln: {
    title: 'Mbote',
    text: 'Mbote! Nkombo na ngai Maria. Nafandi pene na zando. Lelo nazali kotanga lisolo na ngai ya liboso.',
  },
  kg: {
    title: 'Mbote',
    text: 'Mbote! Zina na mono kele Maria. Mono ke zingaka penepene na zandu. Bubu yai mono ke tanga disolo na mono ya ntete.',
  },
  sw: {
    title: 'Habari za asubuhi',
    text: 'Habari za asubuhi! Jina langu ni Maria. Ninaishi karibu na soko. Leo ninasoma hadithi yangu ya kwanza.',
  },
  nl: {
    title: 'Goedemorgen',
    text: 'Goedemorgen! Ik heet Maria. Ik woon dicht bij de markt. Vandaag lees ik mijn eerste verhaal.',
  },
  tl: {
    title: 'Magandang umaga',
    text: 'Magandang umaga! Ang pangalan ko ay Maria. Nakatira ako malapit sa palengke. Ngayon ay binabasa ko ang una kong kuwento.',
  },
  th: {
    title: 'สวัสดีตอนเช้า',
    text: 'สวัสดีตอนเช้า ฉันชื่อมาเรีย ฉันอาศัยอยู่ใกล้ตลาด วันนี้ฉันอ่านเรื่องแรกของฉัน',
  },
  tr: {
    title: 'Günaydın',
    text: 'Günaydın! Benim adım Maria. Pazarın yakınında oturuyorum. Bugün ilk hikâyemi okuyorum.',
  },
  pl: {
    title: 'Dzień dobry',
    text: 'Dzień dobry! Mam na imię Maria. Mieszkam blisko targu. Dzisiaj czytam swoje pierwsze opowiadanie.',
  },
};
