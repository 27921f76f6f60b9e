import type { CallResult } from '@glossa/contract/endpoint';
import type { testService } from '@glossa/contract/external-services';
import { Button, Group } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Samples = CallResult<typeof testService>['audio'];

const createUrl = ({ type, base64 }: Samples[number]): string =>
  URL.createObjectURL(new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], { type }));

/** Plays the first voice's sample, and shows a button for each voice. */
export function VoiceSamples({ samples }: { samples: Samples }) {
  const { t } = useTranslation('services');
  const [player] = useState(() => new Audio());
  const play = (sample: Samples[number]) => {
    URL.revokeObjectURL(player.src);
    player.src = createUrl(sample);
    // Browsers may block playback until the user has interacted with the page.
    player.play().catch(() => undefined);
  };
  useEffect(() => {
    if (samples[0]) play(samples[0]);
    return () => {
      player.pause();
      URL.revokeObjectURL(player.src);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each result
  }, [samples]);
  return (
    <Group gap="xs" mt="xs">
      {samples.map((sample) => (
        <Button
          key={sample.voice}
          size="compact-sm"
          variant="default"
          leftSection={<IconPlayerPlay size={14} stroke={1.8} aria-hidden="true" />}
          onClick={() => play(sample)}
        >
          {t('result.play', { voice: sample.voice })}
        </Button>
      ))}
    </Group>
  );
}
