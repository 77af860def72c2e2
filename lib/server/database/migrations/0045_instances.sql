CREATE TABLE "instances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"node" text NOT NULL,
	"streams" integer NOT NULL,
	"jobs" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
