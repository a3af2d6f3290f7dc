import '../resources/index.ts';
import { useApp } from '../../testing/app.ts';
import { creatableResources } from '../../testing/samples.ts';
import { describeWriting } from '../../testing/suite/writing.ts';

const app = useApp();
for (const resource of creatableResources()) describeWriting(app, resource);
