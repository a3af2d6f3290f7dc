import { Toaster } from 'sonner';
import styled from 'styled-components';
import { color, font, radius, shadow } from './theme.ts';

/** Stands once, in the shell: at most three at a time at the top right, each for three seconds. */
export function Toasts() {
  return <Corner position="top-right" visibleToasts={3} duration={3000} gap={10} offset={20} mobileOffset={16} />;
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
