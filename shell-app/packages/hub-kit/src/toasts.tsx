import { toast as sonner, Toaster } from 'sonner';
import styled from 'styled-components';
import { color, font, radius, shadow } from './theme.ts';

/** Short messages at the top right. */
export const toast = {
  success: (text: string) => void sonner.success(text),
  error: (text: string) => void sonner.error(text),
  info: (text: string) => void sonner.info(text),
};

/** Stands once, in the shell: at most three at a time, each for three seconds. */
export function Toasts() {
  return (
    <Corner position="top-right" visibleToasts={3} duration={3000} gap={10} offset={20} richColors={false} />
  );
}

const Corner = styled(Toaster)`
  [data-sonner-toast] {
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    background: ${color.surface};
    color: ${color.text};
    font-family: ${font.family};
    font-size: 14px;
    box-shadow: ${shadow.raised};
  }
  [data-sonner-toast][data-type='success'] [data-icon] {
    color: ${color.success};
  }
  [data-sonner-toast][data-type='error'] [data-icon] {
    color: ${color.danger};
  }
`;
