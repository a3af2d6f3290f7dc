export { expectFailuresTold, soon } from '@gym/hub-kit/testing';
