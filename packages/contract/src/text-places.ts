import { endpoint } from './endpoint.ts';
import { TextId } from './fields.ts';
import { SavedText } from './text-upload.ts';

export const deleteText = endpoint({
  method: 'DELETE',
  path: '/api/texts/{id}/',
  summary: 'Delete a text in the trash permanently',
  access: 'learner',
  params: { id: TextId },
  errors: ['text_not_found', 'text_not_in_trash'],
});

const action = {
  method: 'POST',
  access: 'learner',
  params: { id: TextId },
  result: SavedText,
  errors: ['text_not_found'],
} as const;

export const trashText = endpoint({
  ...action,
  path: '/api/texts/{id}/delete/',
  summary: 'Move a text to the trash',
});
export const restoreText = endpoint({
  ...action,
  path: '/api/texts/{id}/restore/',
  summary: 'Restore a text from the trash',
});
export const archiveText = endpoint({
  ...action,
  path: '/api/texts/{id}/archive/',
  summary: 'Move a text to the archive',
});
export const unarchiveText = endpoint({
  ...action,
  path: '/api/texts/{id}/unarchive/',
  summary: 'Restore a text from the archive',
});

export const deleteTextPermanently = endpoint({
  method: 'POST',
  path: '/api/texts/{id}/delete_permanent/',
  summary: 'Delete a text in the trash permanently',
  access: 'learner',
  params: { id: TextId },
  errors: ['text_not_found', 'text_not_in_trash'],
});
