import type { IconDrawing } from '../../common/icon.ts';

/** A pin. */
export const pinIcon: IconDrawing = {
  paths: ['M12 17v5', 'M9 3h6', 'M10 3v7l-4 4v3h12v-3l-4-4V3'],
};
