import { Box, Stack, Text, useDirection, useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';

import { Segmented } from '@/ui/inputs/segmented.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { Section } from '@/ui/layout/section.tsx';
import { dataExamples } from './data-examples.tsx';
import { feedbackExamples, overlayExamples } from './feedback-examples.tsx';
import { inputExamples, mantineExamples } from './input-examples.tsx';
import { layoutExamples } from './layout-examples.tsx';

export const examples = [
  ...layoutExamples,
  ...dataExamples,
  ...inputExamples,
  ...feedbackExamples,
  ...overlayExamples,
  ...mantineExamples,
];

/** /dev/ui, in development only: every component of the design system in all its states. */
export function UiGallery() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { dir, setDirection } = useDirection();
  useEffect(() => {
    document.title = 'Design system';
  }, []);
  return (
    <PageLayout>
      <PageHeader
        title="Design system"
        help="Every component of src/ui in its states."
        actions={
          <>
            <Segmented
              aria-label="Theme"
              value={colorScheme}
              onChange={setColorScheme}
              data={(['light', 'dark', 'auto'] as const).map((value) => ({ value, label: value }))}
            />
            <Segmented
              aria-label="Direction"
              value={dir}
              onChange={setDirection}
              data={(['ltr', 'rtl'] as const).map((value) => ({ value, label: value }))}
            />
          </>
        }
      />
      <Stack gap="xl">
        {examples.map(({ file, states }) => (
          <Section key={file} title={file}>
            <Stack gap="md">
              {Object.entries(states).map(([name, content]) => (
                <Box key={name} miw={0} p="md" bd="1px dashed var(--glossa-line)">
                  <Text size="sm" c="dimmed" mb="xs">
                    {name}
                  </Text>
                  {content}
                </Box>
              ))}
            </Stack>
          </Section>
        ))}
      </Stack>
    </PageLayout>
  );
}
