import { trustOwnScripts } from '@/lib/client/trusted-scripts';

// Before anything of the framework runs that loads a script.
trustOwnScripts();
