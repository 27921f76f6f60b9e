import { ApiError } from '@glossa/contract/client';
import { getMindMap } from '@glossa/contract/mindmap';
import { exportMindMap, importMindMap, undoMindMapImport } from '@glossa/contract/mindmap-files';
import type { ImportReport } from '@glossa/contract/mindmap-files';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { saveFile } from '@/lib/files/save-file.ts';
import { validationText } from '@/lib/i18n/validation-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { fitted } from '../model/camera.ts';
import { canvasSurface } from '../model/canvas-surface.ts';
import { paint } from '../model/paint.ts';
import type { Picture } from '../model/paint.ts';
import { svgSurface } from '../model/svg-surface.ts';
import type { Scene } from './use-scene.ts';

/** Exported images: the longer side in pixels, and the pixel ratio of a PNG. */
const side = 2400;
const ratio = 2;

/** Imports and exports maps: as a file that can be imported again, or as an image of the current view. */
export function useMapFiles(language: string, scene: RefObject<Scene | undefined>) {
  const { t } = useTranslation(['mindmap', 'validation']);
  const client = useQueryClient();
  const [report, setReport] = useState<ImportReport>();
  const name = `mind-map-${language}`;
  const refresh = () => client.invalidateQueries({ queryKey: endpointKey(getMindMap) });
  const told = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      const [wrong] = error instanceof ApiError ? Object.values(error.fieldErrors).flat() : [];
      toast.error(wrong === undefined ? errorText(error) : validationText(wrong));
    }
  };

  const take = (file: File) =>
    told(async () => {
      const content = await file
        .text()
        .then((text) => JSON.parse(text) as unknown)
        .catch(() => undefined);
      if (typeof content !== 'object' || content === null || Array.isArray(content)) {
        toast.error(t('import.unreadable'));
        return;
      }
      const done = await call(importMindMap, { query: { language }, body: content });
      await refresh();
      setReport(done);
    });
  const takeBack = (id: string) =>
    told(async () => {
      setReport(undefined);
      await call(undoMindMapImport, { params: { id } });
      await refresh();
    });

  const saveJson = () =>
    told(async () => {
      const map = await call(exportMindMap, { query: { language } });
      saveFile(new Blob([JSON.stringify(map, null, 2)], { type: 'application/json' }), `${name}.json`);
    });

  /** Returns the whole map without the current selection. */
  const whole = (): Picture | undefined => {
    const shown = scene.current?.picture();
    if (!shown || shown.nodes.length === 0) return undefined;
    const size = { width: side, height: Math.round((side * 3) / 4) };
    const camera = fitted([...shown.places.values()], size);
    return { ...shown, size, camera, selected: undefined, hovered: undefined, thread: undefined };
  };
  const saveSvg = () => {
    const picture = whole();
    if (!picture) return;
    const { size, palette } = picture;
    const surface = svgSurface({ ...size, paper: palette.paper, font: palette.font });
    paint(surface, picture);
    saveFile(new Blob([surface.finish()], { type: 'image/svg+xml' }), `${name}.svg`);
  };
  const savePng = () => {
    const picture = whole();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (!picture || !context) return;
    const { size, palette } = picture;
    Object.assign(canvas, { width: size.width * ratio, height: size.height * ratio });
    context.scale(ratio, ratio);
    context.fillStyle = palette.paper;
    context.fillRect(0, 0, size.width, size.height);
    paint(canvasSurface(context, { font: palette.font, direction: 'ltr' }), picture);
    canvas.toBlob((blob) => blob && saveFile(blob, `${name}.png`), 'image/png');
  };
  const id = report?.undo;
  const undoImport = id ? () => void takeBack(id) : undefined;
  const closeReport = () => {
    setReport(undefined);
    if (undoImport) toast.undo({ message: t('import.done'), onUndo: undoImport });
  };
  return { report, undoImport, closeReport, take, saveJson, saveSvg, savePng };
}
