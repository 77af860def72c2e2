CREATE TABLE "webhook_secrets" (
	"webhook_id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL
);
