import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowsShuffle,
  IconDots,
  IconFileCode,
  IconFileExport,
  IconFileImport,
  IconPhoto,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Actions for the whole map: importing, exporting and rearranging it. */
export function MapMenu({
  hasDrawing,
  onImport,
  onExport,
  onArrange,
}: {
  /** Whether the drawing is shown and can be exported. */
  hasDrawing: boolean;
  onImport: (file: File) => void;
  onExport: (format: 'json' | 'png' | 'svg') => void;
  onArrange: () => void;
}) {
  const { t } = useTranslation(['mindmap', 'common']);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('menu.import')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allow choosing the same file again.
          currentTarget.value = '';
          if (file) onImport(file);
        }}
      />
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('common:more')}>
            <IconDots size={20} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconFileImport size={18} stroke={1.6} />}
            onClick={() => input.current?.click()}
          >
            {t('menu.import')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileExport size={18} stroke={1.6} />} onClick={() => onExport('json')}>
            {t('menu.export_json')}
          </Menu.Item>
          {hasDrawing && (
            <>
              <Menu.Item leftSection={<IconPhoto size={18} stroke={1.6} />} onClick={() => onExport('png')}>
                {t('menu.export_png')}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconFileCode size={18} stroke={1.6} />}
                onClick={() => onExport('svg')}
              >
                {t('menu.export_svg')}
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item leftSection={<IconArrowsShuffle size={18} stroke={1.6} />} onClick={onArrange}>
                {t('menu.arrange')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
