import { Button } from '../../../../web/src/ui/button.tsx';

export const findWords: unknown = Button;
