CREATE TABLE "service_observations" (
	"instance" uuid NOT NULL,
	"area" text NOT NULL,
	"calls" integer NOT NULL,
	"failed" integer NOT NULL,
	"slow" integer NOT NULL,
	"is_slow_now" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_observations_instance_area_pk" PRIMARY KEY("instance","area")
);
--> statement-breakpoint
CREATE TABLE "shared_moments" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
