CREATE TABLE "shared_tokens" (
	"name" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
