import type { StarterText } from '@glossa/contract/starter-texts';
import { Button, Group, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { DifficultyMark } from '@/domain/difficulty/difficulty-mark.tsx';
import { PageHeader } from '@/ui/layout/page-layout.tsx';
import { languageName } from '@/lib/i18n/language-name.ts';
import { prefilledState } from '@/domain/paths/prefilled-text.ts';
import type { PrefilledText } from '@/domain/paths/prefilled-text.ts';
import { Card } from '@/ui/layout/card.tsx';
import classes from './first-text.module.css';

/** Offers the story for the chosen level. */
export function StoryStep({
  language,
  story,
  isPending,
  onStart,
  onBack,
}: {
  language: string;
  story: StarterText;
  /** Whether the story is being added to the library. */
  isPending: boolean;
  onStart: () => void;
  /** Goes back to the choice of level. */
  onBack: () => void;
}) {
  const { t } = useTranslation('languages');
  return (
    <>
      <PageHeader title={t('story.title')} help={t('story.help')} />
      <Card component="article" maw={720} mb={20} px="lg" py={20}>
        <Title order={2} className={classes.story} lang={language} dir="auto" mb={4}>
          {story.title}
        </Title>
        <DifficultyMark value={story.difficulty} />
        <Text className={classes.story} mt="sm" lang={language} dir="auto">
          {story.opening}
        </Text>
      </Card>
      <Group gap="xs">
        <Button loading={isPending} onClick={onStart}>
          {t('story.start')}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('story.back')}
        </Button>
        <Button variant="subtle" component={Link} to="/articles/upload">
          {t('story.own')}
        </Button>
      </Group>
    </>
  );
}

/** Shown for a language without stories. Offers to add a text, with a short example to try. */
export function ExampleStep({ language, onBack }: { language: string; onBack: () => void }) {
  const { t, i18n } = useTranslation('languages');
  const example = exampleTexts[language];
  return (
    <>
      <PageHeader
        title={t('example.title')}
        help={t('example.help', { language: languageName(language, i18n.language) })}
      />
      {example && (
        <Card component="article" maw={720} mb={20} px="lg" py={20}>
          <Title order={2} className={classes.story} lang={language} dir="auto" mb={4}>
            {example.title}
          </Title>
          <Text className={classes.story} mt="sm" lang={language} dir="auto">
            {example.text}
          </Text>
        </Card>
      )}
      <Group gap="xs">
        {example && (
          <Button component={Link} to="/articles/upload" state={prefilledState(example)}>
            {t('example.use')}
          </Button>
        )}
        <Button variant="default" onClick={onBack}>
          {t('story.back')}
        </Button>
        <Button variant={example ? 'subtle' : 'filled'} component={Link} to="/articles/upload">
          {t('story.own')}
        </Button>
      </Group>
    </>
  );
}

/** First texts by language code, for languages without stories. All have the same content. */
const exampleTexts: Readonly<Record<string, PrefilledText>> = {
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
