import '../resources/index.ts';
import { useApp } from '../../testing/app.ts';
import { describeWriting } from '../../testing/suite/writing.ts';
import { allResources } from '../declaration/resource.ts';

const app = useApp();
for (const resource of allResources()) describeWriting(app, resource);
